import type { PaperText } from '@/content/demo-scenes';
import type { SceneEnvironment } from '../environment';
import { voicesFor } from '../sample-languages';
import { PaperFigure } from './paper-figure';
import { PaperFormula } from './paper-formula';
import { Choice, SceneFrame, Twin } from './scene-frame';

const angles = [0, 30, 60] as const;

/** λ = 4 d √(n² − sin² θ) for n = 1.45, in whole nanometres, by thickness and angle. */
const wavelengths: readonly (readonly [thickness: number, ...wavelengths: number[]])[] = [
  [90, 522, 490, 419],
  [100, 580, 544, 465],
  [110, 638, 599, 512],
  [120, 696, 653, 558],
];

/**
 * A page of a paper of ours in two columns. Each block holds both languages in one place, so that formula, figure and
 * table stay where they are while the text around them changes.
 */
export function PaperPage({ env, name }: { env: SceneEnvironment; name: string }) {
  const { t, scenes, specimens } = env;
  const voices = voicesFor(env.locale, ['en', 'de']);
  const block = (id: PaperText) => <Twin text={scenes.paper[id]} voices={voices} />;
  return (
    <SceneFrame env={env} part="scene-paper" label={t('scene.paper')}>
      <Choice
        name={`${name}-view`}
        label={t('scene.view')}
        chosen="both"
        options={[
          ['source', t('scene.original')],
          ['both', t('scene.bilingual')],
          ['target', t('scene.translation')],
        ]}
      />
      {/* A paper keeps its layout in every language: the columns follow the original. */}
      <div className="paper-sheet" dir="ltr">
        <div className="paper-inner">
          <p className="paper-title paper-block">
            <Twin text={specimens.paperTitle} voices={voices} />
          </p>
          <div className="paper-columns">
            <div>
              <p className="paper-heading paper-block">{block('colours')}</p>
              <p className="paper-block">{block('intro')}</p>
              <PaperFigure
                label={t('scene.paperFigure')}
                media={[scenes.paper.air, scenes.paper.oil, scenes.paper.water]}
                voices={voices}
              />
              <p className="paper-caption paper-block">{block('figure')}</p>
              <p className="paper-block">{block('rule')}</p>
              <div className="paper-formula">
                <PaperFormula />
                <span>(1)</span>
              </div>
            </div>
            <div>
              <p className="paper-block">{block('phase')}</p>
              <p className="paper-heading paper-block">{block('seen')}</p>
              <p className="paper-block">
                <Twin text={specimens.paper} voices={voices} />
              </p>
              <table>
                <caption>
                  <span className="paper-caption paper-block">{block('table')}</span>
                </caption>
                <thead>
                  <tr>
                    <th scope="col">
                      <i>d</i> (nm)
                    </th>
                    {angles.map((angle) => (
                      <th scope="col" key={angle}>
                        <i>θ</i> = {angle}°
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {wavelengths.map(([thickness, ...row]) => (
                    <tr key={thickness}>
                      <th scope="row">{thickness}</th>
                      {row.map((wavelength) => (
                        <td key={wavelength}>{wavelength}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
              <p className="paper-block">{block('end')}</p>
            </div>
          </div>
        </div>
      </div>
    </SceneFrame>
  );
}
