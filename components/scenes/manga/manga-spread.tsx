import type { SceneEnvironment } from '@/components/mdx/environment';
import { voicesFor } from '@/components/mdx/sample-languages';
import { Choice, SceneFrame, Twin } from '../scene-frame';
import { BalloonShape, type BalloonTail } from './balloon-shape';
import { PanelDrawing, type PanelId } from './manga-panels';
import { balloons } from './sentences';

interface Panel {
  readonly id: PanelId;
  /** Indexes of the lines in it. */
  readonly lines: readonly number[];
}

/** The two pages in reading order. */
const pages: readonly (readonly Panel[])[] = [
  [
    { id: 'street', lines: [0] },
    { id: 'cat', lines: [1] },
    { id: 'umbrella', lines: [2] },
  ],
  [
    { id: 'run', lines: [3] },
    { id: 'door', lines: [4, 5] },
  ],
];

const labels = {
  street: 'scene.mangaStreet',
  cat: 'scene.mangaCat',
  umbrella: 'scene.mangaUmbrella',
  run: 'scene.mangaRun',
  door: 'scene.mangaDoor',
} as const satisfies Record<PanelId, string>;

/** The tail of each line's balloon. The speakers of the second and the third are above the panel. */
const tails: readonly BalloonTail[] = [
  { at: 156, tip: [-10, 90] },
  { at: -66, tip: [72, -29] },
  { at: -114, tip: [28, -29] },
  { at: 156, tip: [-10, 90] },
  { at: 52, tip: [85, 98] },
  { at: 108, tip: [38, 122] },
];

/** A manga in five panels. A balloon has both languages in one place, and is as large as the longer one needs. */
export function MangaSpread({ env, name }: { env: SceneEnvironment; name: string }) {
  const { t } = env;
  const voices = voicesFor(env.locale, ['ja', 'en']);
  return (
    <SceneFrame env={env} part="manga" label={t('scene.manga')}>
      <Choice
        name={`${name}-view`}
        label={t('scene.view')}
        chosen="target"
        options={[
          ['source', t('scene.original')],
          ['target', t('scene.translation')],
        ]}
      />
      {/* Manga are read from right to left in every language. */}
      <div className="manga-spread" dir="rtl">
        {pages.map((panels) => (
          <div className="manga-page" key={panels[0]?.id}>
            {panels.map(({ id, lines }) => (
              <div className="manga-panel" data-panel={id} key={id}>
                <PanelDrawing id={id} label={t(labels[id])} />
                {lines.map((line) => {
                  const text = balloons[line];
                  const tail = tails[line];
                  return (
                    text &&
                    tail && (
                      <p className="manga-balloon twins" data-line={line} key={line}>
                        <BalloonShape tail={tail} />
                        <Twin text={text} voices={voices} />
                      </p>
                    )
                  );
                })}
              </div>
            ))}
          </div>
        ))}
      </div>
    </SceneFrame>
  );
}
