import { interfaceLanguage, type SceneEnvironment } from '@/components/mdx/environment';
import { Island } from '@/components/mdx/island';
import { inLanguage, voicesFor } from '@/components/mdx/sample-languages';
import { demoArticle } from '@/content/demo-articles';
import { type SampleLanguage, sampleSentences } from '@/content/sample-sentences';
import { localeTable } from '@/i18n/locales';
import { BilingualBlocks } from '../../practices/bilingual-text';
import { Says } from '../../practices/demo-window';
import { dusk } from '../dusk';
import { type Gesture, gestures } from './phone-state';

/** Display styles in the phone's panel; the product has more. */
const styles = ['underline', 'dashed', 'marker', 'blockquote'] as const;

/**
 * A phone that shows a page in another language, and beside it the gestures that control it. The markup is complete; a
 * script makes it interactive, for touch on the phone and for all other input by the buttons.
 */
export function PhoneDemo({ env }: { env: SceneEnvironment }) {
  const { t } = env;
  const { source: foreign, target: own } = voicesFor(env.locale, ['en', 'ja']);
  return (
    <Island env={env} name="phone-demo">
      <div className="practice phone-demo styled" data-part="phone" data-phone="" {...interfaceLanguage(env)}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
        <div className="phone" role="group" aria-label={t('demo.phone.label')}>
          <div className="phone-screen" data-screen="">
            <div className="phone-bar" aria-hidden="true" dir="ltr">
              harbor-letter.example
            </div>
            <div className="phone-page">
              <Picture foreign={foreign} own={own} />
              <BilingualBlocks sentences={demoArticle.slice(0, 4)} foreign={foreign} own={own} />
            </div>
            <span className="ball phone-ball" data-touch="ball" aria-hidden="true">
              <svg aria-hidden="true" className="icon ball-picture" viewBox="0 0 24 24">
                <path d="M5 8h14M5 13h10M5 17h10" />
              </svg>
            </span>
            <div className="phone-panel">
              <dl>
                <div>
                  <dt>{t('demo.phone.targetLanguage')}</dt>
                  <dd {...inLanguage(own)}>{localeTable[own].label}</dd>
                </div>
                <div>
                  <dt>{t('demo.phone.service')}</dt>
                  <dd lang="en">Microsoft</dd>
                </div>
              </dl>
              <fieldset>
                <legend>{t('demo.styles.legend')}</legend>
                {styles.map((style, index) => (
                  <label key={style} className="choice">
                    <input type="radio" name="phone-style" value={style} defaultChecked={index === 0} />
                    <span className="in-style" data-display={style}>
                      {t(`demo.styles.${style}`)}
                    </span>
                  </label>
                ))}
              </fieldset>
            </div>
            <span className="phone-finger" data-finger="" aria-hidden="true" />
          </div>
        </div>
        <ul className="gestures">
          {gestures.map((gesture) => (
            <li key={gesture}>
              <button type="button" data-gesture={gesture} aria-pressed={gesture === 'tap'}>
                <GestureSign gesture={gesture} />
                <span className="gesture-title">{t(`demo.phone.${gesture}Title`)}</span>
                <span className="gesture-text">{t(`demo.phone.${gesture}Text`)}</span>
              </button>
            </li>
          ))}
        </ul>
        <p className="visually-hidden" role="status">
          <Says
            messages={{
              original: t('demo.page.nowOriginal'),
              bilingual: t('demo.page.nowBilingual'),
              paragraph: t('demo.hover.shown'),
              panelOpen: t('demo.phone.panelOpen'),
              panelClosed: t('demo.phone.panelClosed'),
              pictureTranslated: t('demo.phone.pictureTranslated'),
              pictureOriginal: t('demo.phone.pictureOriginal'),
            }}
          />
        </p>
      </div>
    </Island>
  );
}

/** A harbor at dusk, and the notice on its pier, which is translated in place. */
function Picture({ foreign, own }: { foreign: SampleLanguage; own: SampleLanguage }) {
  return (
    <div className="phone-picture" data-touch="picture">
      <svg aria-hidden="true" viewBox="0 0 270 124" preserveAspectRatio="xMidYMid slice">
        <path fill={dusk.sky} d="M0 0H270V124H0z" />
        <circle fill={dusk.moon} cx="238" cy="42" r="11" />
        <path fill={dusk.far} d="M0 78Q50 48 96 66T190 58T270 70V124H0z" />
        <path fill={dusk.near} d="M0 98H270V124H0z" />
        <path fill={dusk.train} d="M0 78H122q16 0 22 20H0z" />
        <path fill={dusk.windows} d="M10 83h16v6H10zM36 83h16v6H36zM62 83h16v6H62zM88 83h16v6H88z" />
        <path fill={dusk.train} d="M98 50h5v50h-5zM167 50h5v50h-5z" />
      </svg>
      <p className="phone-notice stack">
        <span {...inLanguage(foreign)}>{sampleSentences.sign[foreign]}</span>
        <span {...inLanguage(own)}>{sampleSentences.sign[own]}</span>
      </p>
    </div>
  );
}

/** Icon of a gesture: dots are taps, a ring is the time for which the finger is held. */
function GestureSign({ gesture }: { gesture: Gesture }) {
  return (
    <svg aria-hidden="true" className="gesture-sign" viewBox="0 0 40 40" fill="none" strokeLinecap="round">
      {gesture === 'picture' && <path stroke="var(--rule-strong)" strokeWidth="2" d="M4 6H36V34H4z" />}
      {gesture === 'triple' ? (
        [8, 20, 32].map((x) => <circle key={x} fill="var(--accent)" cx={x} cy="20" r="4.5" />)
      ) : (
        <circle fill="var(--accent)" cx="20" cy="20" r="6" />
      )}
      {gesture === 'tap' && (
        <circle stroke="var(--ink-soft)" strokeWidth="2" cx="20" cy="20" r="13" strokeDasharray="3 5" />
      )}
      {(gesture === 'hold' || gesture === 'picture') && (
        <path stroke="var(--ink-soft)" strokeWidth="2" d="M20 9A11 11 0 1 1 9.5 16.6" pathLength="1" />
      )}
    </svg>
  );
}
