import type { MdxEnvironment } from '@/components/mdx/environment';
import { interfaceLanguage } from '@/components/mdx/environment';
import { KeyCombination } from '@/components/mdx/key-combination';
import { inLanguage, ownLanguage } from '@/components/mdx/sample-languages';
import { demoSentences } from '@/content/demo-articles';
import type { SampleLanguage } from '@/content/sample-sentences';
import { sampleSentences } from '@/content/sample-sentences';
import { localeTable } from '@/i18n/locales';
import { DemoWindow, Says } from '../demo-window';

/** Languages that the demo translates into; English is the product's default. */
const targetLanguages: readonly SampleLanguage[] = ['en', 'ja', 'zh', 'es', 'fr', 'de', 'ko', 'ar'];

/** A chat whose text box translates its text when the space bar is pressed three times. */
export function InputPracticeDemo({ env, id }: { env: MdxEnvironment; id: string }) {
  const { t } = env;
  const own = ownLanguage(env.locale);
  // The reader's own language is not offered, in whatever script.
  const targets = targetLanguages.filter((language) => language.split('-')[0] !== own.split('-')[0]);
  const [target = 'en'] = targets;
  const example = demoSentences[0];
  return (
    <div className="practice input-practice" data-part="practice" data-input-practice="" {...interfaceLanguage(env)}>
      <div className="samples demo-side script-only">
        <p id={`${id}-samples`}>{t('demo.input.samples')}</p>
        <ul className="sample-list" aria-labelledby={`${id}-samples`}>
          {demoSentences.map((sentence, index) => (
            <li key={sentence.en}>
              <button type="button" className="sample" data-sample={index} data-language={own} {...inLanguage(own)}>
                {sentence[own]}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <DemoWindow note={t('demo.prewritten')}>
        <div className="chat">
          <p className="bubble">
            <span className="source" {...inLanguage(target)}>
              {sampleSentences.chat[target]}
            </span>
            <span className="target" {...inLanguage(own)}>
              <span className="target-text">{sampleSentences.chat[own]}</span>
            </span>
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
          <div className="bubble bubble-sent" role="group" aria-label={t('demo.input.example')}>
            <span className="source" lang={inLanguage(target).lang} dir="auto" data-sent="">
              {example[target]}
            </span>
            <span className="target" lang={inLanguage(own).lang} dir="auto" data-typed="">
              {example[own]}
            </span>
          </div>
          <div className="composer script-only">
            <div className="composer-head">
              <label htmlFor={`${id}-box`}>{t('demo.input.label')}</label>
              <span className="composer-target">
                <label htmlFor={`${id}-target`}>{t('demo.input.target')}</label>
                <span className="select">
                  <select id={`${id}-target`} defaultValue={target}>
                    {targets.map((language) => (
                      <option key={language} value={language} {...inLanguage(language)}>
                        {localeTable[language].label}
                      </option>
                    ))}
                  </select>
                </span>
              </span>
            </div>
            <textarea
              id={`${id}-box`}
              rows={2}
              dir="auto"
              lang={inLanguage(own).lang}
              autoComplete="off"
              autoCapitalize="sentences"
              spellCheck={false}
              aria-describedby={`${id}-hint`}
            />
            <p className="space-keys" aria-hidden="true">
              <kbd>{t('keys.Space')}</kbd>
              <kbd>{t('keys.Space')}</kbd>
              <kbd>{t('keys.Space')}</kbd>
              <span className="for-pointer">
                <span className="or-keys">/</span>
                <KeyCombination keys="Alt+I" t={t} />
              </span>
            </p>
            <div className="composer-foot">
              <div className="composer-status stack">
                <p id={`${id}-hint`} className="composer-hint">
                  {t('demo.input.hint')}
                </p>
                <p className="stack" role="status">
                  <Says
                    messages={{
                      done: t('demo.input.done'),
                      unknown: t('demo.input.unknown'),
                      undone: t('demo.input.undone'),
                    }}
                  />
                </p>
              </div>
              <button type="button" className="button" data-undo="" disabled>
                {t('demo.input.undo')}
              </button>
            </div>
          </div>
        </div>
      </DemoWindow>
      <template data-sentences="">
        {demoSentences.map((sentence, index) =>
          [own, ...targets].map((language) => (
            <p
              key={`${index}-${language}`}
              lang={inLanguage(language).lang}
              data-sentence={index}
              data-language={language}
            >
              {sentence[language]}
            </p>
          )),
        )}
      </template>
    </div>
  );
}
