import type { ReactNode } from 'react';
import { interfaceLanguage, type SceneEnvironment } from '@/components/mdx/environment';
import { inLanguage, voicesFor } from '@/components/mdx/sample-languages';
import { LogoMark } from '@/components/ui/icons';
import { sampleSentences } from '@/content/sample-sentences';
import type { Guide } from '@/lib/browser/account/show-recognised';
import { KeyCombination } from '../../mdx/key-combination';

/** Three steps, each of which highlights something in the drawing above, and the browsers that have them. */
const steps = [
  { guides: 'chrome edge firefox', texts: ['puzzle', 'keep', 'press'] },
  { guides: 'safari', texts: ['settings', 'select', 'press'] },
  { guides: 'ios', texts: ['manage', 'allow', 'ball'] },
  { guides: 'menu', texts: ['menu', 'add', 'ball'] },
  { guides: 'android', texts: ['app', 'page', 'ball'] },
] as const;

const first: Guide = 'chrome';

interface InstallGuideProps {
  env: SceneEnvironment;
  phone?: 'ios' | 'android';
  /** Text after the steps. */
  children?: ReactNode;
}

/**
 * The steps after the installation, drawn on the visitor's own browser (PAGE-06): all browsers are in the markup, and
 * the recognition script names one in `data-guide`. Of a certain phone it draws that alone.
 */
export function InstallGuide({ env, phone, children }: InstallGuideProps) {
  const { t } = env;
  const shown = steps.filter(({ guides }) => phone === undefined || guides === phone);
  return (
    <div
      className={phone ? 'install-guide install-guide-phone' : 'install-guide'}
      data-part="install"
      data-guide={phone ?? first}
      {...interfaceLanguage(env)}
    >
      {!phone && <Window env={env} />}
      <Phone env={env} isWhole={!phone} />
      {shown.map(({ guides, texts }) => (
        <ol key={guides} className="install-steps" data-for={guides} aria-label={t('platforms.guide.title')}>
          {texts.map((text) => (
            <li key={text}>
              <span>
                {t.rich(`platforms.guide.${text}`, {
                  keys: () => <KeyCombination keys={guides === 'safari' ? 'Option+A' : 'Alt+A'} t={t} />,
                })}
              </span>
            </li>
          ))}
        </ol>
      ))}
      {children && <div className="install-after">{children}</div>}
    </div>
  );
}

/** A browser on a computer. Hidden from assistive technology, because the steps say the same in words. */
function Window({ env }: { env: SceneEnvironment }) {
  const { t } = env;
  return (
    <div className="window install-window" data-for="chrome edge firefox safari" aria-hidden="true">
      <div className="window-bar">
        <svg className="icon install-icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M12 4l-6 6 6 6" />
        </svg>
        <span className="install-address" dir="ltr">
          coast-railway.example/night
        </span>
        <span className="install-mark" data-for="chrome edge firefox">
          <Logo />
        </span>
        <Mark step={1} guides="chrome edge firefox">
          <path d="M4 7h3.2a2 2 0 1 1 3.6 0H14v3.2a2 2 0 1 1 0 3.6V17H4v-3.4a1.8 1.8 0 1 0 0-3.2z" />
        </Mark>
        <Mark step={1} guides="safari">
          <Gear />
        </Mark>
      </div>
      <div className="install-page">
        <Page env={env} isWhole />
        <p className="install-keys" dir="ltr">
          <kbd data-for="chrome edge firefox">Alt</kbd>
          <kbd data-for="safari">Option</kbd>
          <kbd>A</kbd>
          <StepNumber step={3} />
        </p>
      </div>
      <div className="install-menu">
        <p>{t('platforms.guide.extensions')}</p>
        <div className="install-row">
          <Logo />
          <span>{t('site.name')}</span>
          <Mark step={2} guides="chrome">
            <path d="M7 3.5h6M8 3.5v5L5.5 12h9L12 8.5v-5M10 12v5" />
          </Mark>
          <Mark step={2} guides="edge">
            <path d="M2.5 10q7.5-10 15 0-7.5 10-15 0zM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z" />
          </Mark>
          <Mark step={2} guides="firefox">
            <Gear />
          </Mark>
          <Mark step={2} guides="safari">
            <path d="M4 4h12v12H4zM7 10l2.2 2.4L13.2 8" />
          </Mark>
        </div>
        <i className="install-other" />
      </div>
    </div>
  );
}

/** A browser on a phone. */
function Phone({ env, isWhole }: { env: SceneEnvironment; isWhole: boolean }) {
  const { t } = env;
  return (
    <div className="phone install-phone" data-for="ios menu android" aria-hidden="true">
      <div className="phone-screen">
        <div className="install-row install-app" data-for="android">
          <Logo />
          <span>{t('site.name')}</span>
          <Mark step={1} guides="android">
            <path d="M10 3v9M6 8.5l4 4 4-4M4 16.5h12" />
          </Mark>
        </div>
        <div className="install-phone-bar">
          <span className="install-address" dir="ltr">
            coast-railway.example
          </span>
          <Mark step={1} guides="ios">
            <path d="M4 5h12v6H4zM4 14h12M4 17h7" />
          </Mark>
          <Mark step={1} guides="menu">
            <path d="M10 4.5v.01M10 10v.01M10 15.5v.01" />
          </Mark>
          <Mark step={2} guides="android">
            <path d="M15.5 8A6 6 0 1 0 16 11M16 4v4h-4" />
          </Mark>
        </div>
        <div className="install-sheet" data-for="ios menu">
          <p>{t('platforms.guide.extensionsOnPhone')}</p>
          <div className="install-row">
            <Logo />
            <span>{t('site.name')}</span>
            <span className="install-mark" data-for="ios">
              <i className="install-switch" />
              <StepNumber step={2} />
            </span>
            <Mark step={2} guides="menu">
              <path d="M10 4v12M4 10h12" />
            </Mark>
          </div>
        </div>
        <Page env={env} isWhole={isWhole} />
        <span className="ball install-ball">
          <svg className="icon ball-picture" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 8h14M5 13h10M5 17h10" />
          </svg>
          <StepNumber step={3} />
        </span>
      </div>
    </div>
  );
}

/** A control, and the step that highlights it. */
function Mark({ step, guides, children }: { step: number; guides: string; children: ReactNode }) {
  return (
    <span className="install-mark" data-for={guides} data-step={step}>
      <svg className="icon install-icon" viewBox="0 0 20 20" aria-hidden="true">
        {children}
      </svg>
      <StepNumber step={step} />
    </span>
  );
}

const StepNumber = ({ step }: { step: number }) => (
  <b className="install-number" data-step={step}>
    {step}
  </b>
);

const Gear = () => (
  <>
    <circle cx="10" cy="10" r="7" strokeWidth="2.6" strokeDasharray="2.75 2.75" strokeLinecap="butt" />
    <circle cx="10" cy="10" r="5.2" />
    <circle cx="10" cy="10" r="1.8" />
  </>
);

const Logo = () => <LogoMark repeated size={20} />;

/** The beginning of an article, or its title alone, which turns bilingual in the last step. */
function Page({ env, isWhole }: { env: SceneEnvironment; isWhole: boolean }) {
  const { source, target } = voicesFor(env.locale, ['en', 'ja']);
  return (
    <div className="install-text">
      {[sampleSentences.newsTitle, ...(isWhole ? [sampleSentences.newsText] : [])].map((sentence) => (
        <div key={sentence.en}>
          <p {...inLanguage(source)}>{sentence[source]}</p>
          <p className="install-target" {...inLanguage(target)}>
            <span className="pair-text" data-display="underline">
              {sentence[target]}
            </span>
          </p>
        </div>
      ))}
    </div>
  );
}
