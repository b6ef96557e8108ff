import type { SceneEnvironment } from '@/components/mdx/environment';
import { Island } from '@/components/mdx/island';
import { inLanguage, voicesFor } from '@/components/mdx/sample-languages';
import type { SampleLanguage } from '@/content/sample-sentences';
import { sampleSentences } from '@/content/sample-sentences';
import { SceneFrame } from '../scene-frame';
import { menu } from './sentences';

/** Number of texts in the picture. */
const rows = 6;

/** Number of those in the original language at first. */
const atFirst = 2;

/**
 * A menu board in front of a café, translated in place. A handle divides translation and original; it stops between
 * rows only, so that each row is readable in one language.
 */
export function SignPicture({ env }: { env: SceneEnvironment }) {
  const { t } = env;
  const voices = voicesFor(env.locale, ['it', 'fr']);
  const board = (language: SampleLanguage) => (
    <>
      <p className="sign-name">{menu.name[language]}</p>
      <div className="sign-board">
        <p className="sign-title">{menu.title[language]}</p>
        {[menu.soup, sampleSentences.menu, menu.tart].map((dish) => (
          <p className="sign-dish" key={dish.en}>
            <span>{dish[language]}</span>
          </p>
        ))}
        <p className="sign-closed">{menu.closed[language]}</p>
      </div>
    </>
  );
  return (
    <SceneFrame env={env} part="sign" label={t('scene.sign')}>
      <Island env={env} name="sign-picture" className="sign">
        <div className="sign-stage" data-original={atFirst}>
          <Street />
          <div className="sign-layer sign-before" {...inLanguage(voices.source)}>
            {board(voices.source)}
          </div>
          <div className="sign-layer sign-after" {...inLanguage(voices.target)}>
            {board(voices.target)}
          </div>
          <span className="sign-tag sign-tag-after" aria-hidden="true">
            {t('scene.translation')}
          </span>
          <span className="sign-tag sign-tag-before" aria-hidden="true">
            {t('scene.original')}
          </span>
          <div className="sign-split">
            <input
              type="range"
              min="0"
              max={rows}
              defaultValue={atFirst}
              aria-label={t('scene.signSlider')}
              aria-valuetext={`${atFirst} / ${rows}`}
            />
            <span className="sign-handle" aria-hidden="true">
              <svg className="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                <path d="M6 9l6 -6 6 6M6 15l6 6 6 -6" strokeWidth="2.5" />
              </svg>
            </span>
          </div>
        </div>
      </Island>
    </SceneFrame>
  );
}

/** The café behind the board: bricks, a window, an awning, a plant. */
function Street() {
  return (
    <svg
      className="sign-street"
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path fill="#d9b8a4" d="M-400 -400H1200V520H-400z" />
      <path
        stroke="#7a5c4d"
        strokeWidth="3"
        d="M30 250h44M52 268h44M20 330h44M700 290h44M724 308h44M690 380h44M40 420h44M712 450h44M60 180h40M706 200h44"
      />
      <path fill="#a89f98" d="M-400 520H1200V800H-400z" />
      <path stroke="#7a5c4d" strokeWidth="3" d="M-400 520H1200M40 548h70M620 560h100M250 580h120M700 536h60" />
      <path fill="#39505c" d="M110 190H690V440H110z" />
      <path stroke="#2b2422" strokeWidth="10" d="M110 190H690V440H110zM255 190V440M545 190V440M96 440H704V456H96z" />
      <path stroke="#8fa9b4" strokeWidth="4" d="M130 400L230 220M160 410L240 266M570 390L660 226M606 400L676 272" />
      <path fill="#96452f" stroke="#2b2422" strokeWidth="4" d="M88 470H172L162 540H98z" />
      <path
        fill="#3f6b4b"
        stroke="#1f3527"
        strokeWidth="4"
        d="M130 470Q86 420 96 360 128 400 130 470zM130 470Q126 390 152 338 172 404 130 470zM130 470Q150 416 192 396 186 446 130 470zM130 470Q100 440 62 436 82 474 130 470z"
      />
      <path fill="#96452f" stroke="#2b2422" strokeWidth="4" d="M640 486H708L700 540H648z" />
      <path
        fill="#3f6b4b"
        stroke="#1f3527"
        strokeWidth="4"
        d="M674 486Q634 452 636 404 668 430 674 486zM674 486Q672 420 700 380 712 436 674 486zM674 486Q690 446 728 436 722 474 674 486z"
      />
    </svg>
  );
}
