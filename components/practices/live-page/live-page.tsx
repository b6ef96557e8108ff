import type { MdxEnvironment } from '@/components/mdx/environment';
import { interfaceLanguage } from '@/components/mdx/environment';
import { KeyCombination } from '@/components/mdx/key-combination';
import { voicesFor } from '@/components/mdx/sample-languages';
import { demoArticle } from '@/content/demo-articles';
import { BilingualBlocks } from '../bilingual-text';
import { DemoWindow, Says } from '../demo-window';
import { StyleChoices } from '../style-choices';

/** The styles that a lesson shows at once. */
const lessonStyles = ['underline', 'dashed', 'marker', 'blockquote', 'paper', 'mask'] as const;

interface LivePageProps {
  env: MdxEnvironment;
  /** Distinguishes the choices of several demos on one page. */
  id: string;
  start?: 'in-view';
  /** Only the beginning of the article, for a lesson. */
  isShort?: boolean;
}

/** An article that turns bilingual, with all display options of the product. */
export function LivePageDemo({ env, id, start, isShort }: LivePageProps) {
  const { t } = env;
  const { source: foreign, target: own } = voicesFor(env.locale, ['en', 'ja']);
  const article = (
    <DemoWindow address="harbor-letter.example/seeds" note={t('demo.prewritten')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div className="window-page" role="group" aria-label={t('demo.page.label')}>
        <BilingualBlocks sentences={isShort ? demoArticle.slice(0, 3) : demoArticle} foreign={foreign} own={own} />
        {!isShort && <Garden />}
        <button
          type="button"
          className="ball page-ball script-only"
          data-ball=""
          aria-pressed="true"
          aria-label={t('demo.page.translate')}
        >
          <svg aria-hidden="true" className="icon ball-picture" viewBox="0 0 24 24">
            <path d="M5 8h14" />
            <path d="M5 13h10" className="ball-second" />
            <path d="M5 17h10" className="ball-second" />
          </svg>
        </button>
      </div>
    </DemoWindow>
  );
  const controls = (
    <>
      <p className="demo-hint for-pointer">
        {t.rich('demo.page.hint', { keys: (keys) => <KeyCombination keys={String(keys)} t={t} /> })}
      </p>
      <p className="demo-hint for-touch">
        <b>{t('demo.phone.tapTitle')}</b> {t('demo.phone.tapText')}
      </p>
      <fieldset className="modes">
        <legend className="visually-hidden">{t('demo.page.mode')}</legend>
        {(['original', 'bilingual', 'translation'] as const).map((mode) => (
          <label key={mode} className="choice">
            <input type="radio" name={`${id}-mode`} value={mode} data-mode="" defaultChecked={mode === 'bilingual'} />
            <span>{t(`demo.page.${mode}`)}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
  const styles = (
    <fieldset className="style-field">
      <legend>{t('demo.styles.legend')}</legend>
      <StyleChoices env={env} group={`${id}-style`} first={isShort ? lessonStyles : undefined} />
    </fieldset>
  );
  return (
    <div
      className="practice live-page styled"
      data-part="practice"
      data-live-page=""
      data-starts={start}
      {...interfaceLanguage(env)}
    >
      {isShort ? (
        <>
          {controls}
          {article}
          {styles}
        </>
      ) : (
        <>
          {article}
          <div className="live-panel">
            {controls}
            {styles}
          </div>
        </>
      )}
      <p className="visually-hidden" role="status">
        <Says
          messages={{
            original: t('demo.page.nowOriginal'),
            bilingual: t('demo.page.nowBilingual'),
            translation: t('demo.page.nowTranslation'),
          }}
        />
      </p>
    </div>
  );
}

/** Heights and places of the plants, in the drawing's units. */
const plants = [
  [26, 22],
  [78, 34],
  [128, 18],
  [192, 40],
  [246, 26],
  [306, 36],
  [352, 20],
  [410, 32],
  [456, 24],
] as const;

/** A strip of ground at the foot of the article: its seeds sprout when the page turns bilingual. */
function Garden() {
  return (
    <svg
      aria-hidden="true"
      className="garden"
      viewBox="0 0 480 60"
      preserveAspectRatio="xMidYMax meet"
      fill="none"
      strokeWidth="1.6"
      strokeLinecap="round"
    >
      {plants.map(([x, height], index) => (
        <g key={x} transform={`translate(${x} 56)`}>
          <g className="sprout" stroke="var(--tip)">
            <path d={`M0 0 C1 ${-height / 2} -1 ${-height * 0.7} 0 ${-height}`} />
            <path
              fill="color-mix(in oklab, var(--tip) 30%, var(--paper-raised))"
              d={`M0 ${-height * 0.45} q8 -1 11 -9 q-9 0 -11 9z`}
            />
            <path
              fill="color-mix(in oklab, var(--tip) 30%, var(--paper-raised))"
              d={`M0 ${-height * 0.6} q-8 -1 -11 -9 q9 0 11 9z`}
            />
            {index % 3 === 1 && <circle fill="var(--accent)" stroke="none" cy={-height - 3} r="4.5" />}
          </g>
        </g>
      ))}
      <path stroke="var(--rule-strong)" d="M0 56.5 H480" />
    </svg>
  );
}
