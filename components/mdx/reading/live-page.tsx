import type { MdxEnvironment } from '../environment';
import { interfaceLanguage } from '../environment';
import { BilingualBlock } from './bilingual-block';
import { foreignTo, ownLanguage } from './demo-languages';
import { DemoWindow, KeyCombination, Says } from './demo-window';
import { StyleChoices } from './style-choices';

interface LivePageProps {
  env: MdxEnvironment;
  /** Tells the choices of one page's demos apart. */
  id: string;
  start?: 'in-view';
}

/** An article that turns bilingual, and everything that the product lets its reader choose. */
export function LivePageDemo({ env, id, start }: LivePageProps) {
  const { t, demoArticle } = env;
  const own = ownLanguage(env.locale);
  const foreign = foreignTo(own, 'en', 'ja');
  return (
    <div
      className="reading live-page styled"
      data-part="reading"
      data-live-page=""
      data-starts={start}
      {...interfaceLanguage(env)}
    >
      <DemoWindow address="harbour-letter.example/seeds" note={t('demo.prewritten')}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
        <div className="window-page" role="group" aria-label={t('demo.page.label')}>
          <div className="blocks" data-blocks="">
            {demoArticle.map((specimen, index) => (
              <BilingualBlock
                key={specimen.en}
                specimen={specimen}
                foreign={foreign}
                own={own}
                isHeadline={index === 0}
              />
            ))}
          </div>
          <button type="button" className="ball" data-ball="" aria-pressed="true" aria-label={t('demo.page.translate')}>
            <svg aria-hidden="true" viewBox="0 0 24 24">
              <path d="M5 8h14" />
              <path d="M5 13h10" className="ball-second" />
              <path d="M5 17h10" className="ball-second" />
            </svg>
          </button>
        </div>
      </DemoWindow>
      <div className="live-panel">
        <p className="demo-hint">
          {t.rich('demo.page.hint', { keys: (keys) => <KeyCombination>{keys}</KeyCombination> })}
        </p>
        <fieldset className="modes">
          <legend className="visually-hidden">{t('demo.page.mode')}</legend>
          {(['original', 'bilingual', 'translation'] as const).map((mode) => (
            <label key={mode}>
              <input type="radio" name={`${id}-mode`} value={mode} data-mode="" defaultChecked={mode === 'bilingual'} />
              <span>{t(`demo.page.${mode}`)}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className="style-field">
          <legend>{t('demo.styles.legend')}</legend>
          <StyleChoices env={env} group={`${id}-style`} />
        </fieldset>
      </div>
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
