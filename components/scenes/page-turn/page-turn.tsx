import type { SceneEnvironment } from '@/components/mdx/environment';
import { inLanguage, voicesFor } from '@/components/mdx/sample-languages';
import { LogoMark } from '@/components/ui/icons';
import { demoArticle } from '@/content/demo-articles';
import type { SampleLanguage, SampleSentence } from '@/content/sample-sentences';
import { type Locale, languageName } from '@/i18n/locales';
import { SceneFrame, ViewChoice } from '../scene-frame';
import { Harbour } from './harbour';
import { mastheads, readAnything } from './sentences';

/** Languages for the translation, beside the reader's own; the first that differ from those shown are offered. */
const offered: readonly SampleLanguage[] = ['es', 'fr', 'zh', 'ar', 'de', 'ja', 'hi'];

/** Number of choices. The stylesheet has a rule for each. */
const choices = 6;

/** Number of paragraphs that the window holds. */
const paragraphs = 3;

interface Languages {
  /** Language of the article. */
  readonly source: keyof typeof mastheads;
  /** Languages of its translations, the reader's own first. */
  readonly targets: readonly SampleLanguage[];
}

function languagesFor(locale: Locale): Languages {
  const { source, target } = voicesFor(locale, ['en', 'ja']);
  const isNew = (language: SampleLanguage) =>
    language !== source && language !== target && !(language === 'zh' && target === 'zh-TW');
  return { source: source === 'ja' ? 'ja' : 'en', targets: [target, ...offered.filter(isNew)].slice(0, choices) };
}

/**
 * A page's title in a second language: the one chosen in the drawing beside it, or the article's where that is the
 * title's own language.
 */
export function TurningLine({ env }: { env: SceneEnvironment }) {
  const { source, targets } = languagesFor(env.locale);
  return (
    <p className="hero-pair turn-lines stack">
      {[source, ...targets.slice(1)].map((language, index) => (
        <span className="pair-line" data-in={index + 1} key={language} data-display="marker" {...inLanguage(language)}>
          <span className="pair-text">{readAnything[language]}</span>
        </span>
      ))}
    </p>
  );
}

/**
 * An article as the extension shows it, with the extension's panel: the reader chooses the language of the translation,
 * and what is shown. The stylesheet follows the panel's fields, so no script is needed.
 */
export function PageTurn({ env }: { env: SceneEnvironment }) {
  const { t, locale } = env;
  const { source, targets } = languagesFor(locale);
  return (
    <SceneFrame env={env} part="page-turn" label={t('scene.article')}>
      <div className="window turn-window">
        <div className="window-bar" aria-hidden="true">
          <i />
          <i />
          <i />
          <span dir="ltr">harbor-letter.example</span>
        </div>
        <div className="turn-page">
          <p className="turn-masthead" lang={inLanguage(source).lang}>
            {mastheads[source]}
          </p>
          <Harbour label={t('scene.harbour')} />
          {demoArticle.slice(0, paragraphs).map((sentence) => (
            <Paragraph key={sentence.en} sentence={sentence} source={source} targets={targets} />
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would have a second frame */}
        <div className="turn-panel" role="group" aria-label={t('site.name')}>
          <p aria-hidden="true">
            <LogoMark repeated />
            {t('site.name')}
          </p>
          <label>
            <span>{t('scene.targetLanguage')}</span>
            <span className="select">
              <select>
                {targets.map((language) => (
                  <option key={language}>{languageName(language, locale)}</option>
                ))}
              </select>
            </span>
          </label>
          <ViewChoice env={env} name="turn-view" />
        </div>
      </div>
    </SceneFrame>
  );
}

function Paragraph(props: { sentence: SampleSentence; source: SampleLanguage; targets: readonly SampleLanguage[] }) {
  const { sentence, source, targets } = props;
  return (
    <div className="turn-block">
      <p className="turn-source" {...inLanguage(source)}>
        {sentence[source]}
      </p>
      <div className="turn-target">
        <div>
          {targets.map((language, index) => (
            <p key={language} data-in={index + 1} {...inLanguage(language)}>
              {sentence[language]}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
