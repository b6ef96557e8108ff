import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Plan } from '@/content/plans';
import { isolateNumber } from '@/i18n/isolate';
import { isOwnText, localeTable } from '@/i18n/locales';
import type { admonitionTypes, displayStyles, CardPicture as Picture } from '@/lib/content/mdx/component-schemas';
import { currencyOf } from '@/lib/product/product-facts';
import { moneyFormat } from '../product/pricing/plan-money';
import { CardPicture } from './card-picture';
import { interfaceLanguage, type MdxEnvironment } from './environment';
import { KeyCombination } from './key-combination';
import { directionOf } from './language-line';
import { resolveHref } from './prose';

type AdmonitionType = (typeof admonitionTypes)[number];

interface TabProps {
  value: string;
  label: string;
  children: ReactNode;
}

interface CardProps {
  title: string;
  href?: string;
  picture?: Picture;
  /** The plan whose price is shown beside the title. */
  plan?: Plan['id'];
  children: ReactNode;
}

/** What a month of a plan costs. */
function PlanPrice({ plan, env }: { plan: Plan['id']; env: MdxEnvironment }) {
  const price = env.plans.find(({ id }) => id === plan)?.[currencyOf(env.locale)].month ?? 0;
  return (
    <span className="card-price" {...interfaceLanguage(env)}>
      {' '}
      {isolateNumber(moneyFormat(env.locale).format(price))} {price > 0 && env.t('pricing.perMonth')}
    </span>
  );
}

const admonitionIcons: Readonly<Record<AdmonitionType, string>> = {
  note: 'M3 13V3l10 0v7l-3 3zM10 13v-3h3',
  tip: 'M8 2a4.5 4.5 0 0 0-2.5 8.2V12h5v-1.8A4.5 4.5 0 0 0 8 2zM6.2 14h3.6',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 7.4v3.4M8 5v.2',
  warning: 'M8 2.5 14.5 13.5h-13zM8 6.5v3.2M8 11.4v.2',
  danger: 'M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.500v-5zM8 5v3.600M8 10.600v.2',
};

/** Display styles that few pages show have a style part of their own: `components/mdx/pair-grounds.css`. */
const hasGround = (display: (typeof displayStyles)[number] | undefined): boolean =>
  display === 'highlight' || display === 'marker' || display === 'paper';

/** Letters that are as wide as two. */
const wideLetters = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Components for the documentation. */
export function docsComponents(env: MdxEnvironment) {
  let tabGroups = 0;
  const ownText = isOwnText(env.locale, env.textLocale);

  function Admonition({ type, title, children }: { type: AdmonitionType; title?: string; children: ReactNode }) {
    return (
      <aside className="admonition" data-type={type}>
        <p className="admonition-title">
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path
              d={admonitionIcons[type]}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
              strokeLinejoin="round"
            />
          </svg>
          {title ?? <span {...interfaceLanguage(env)}>{env.t(`article.${type}`)}</span>}
        </p>
        {children}
      </aside>
    );
  }

  /**
   * Tabs are radio buttons, so that they work with no script and by arrow keys; the panels follow in the stylesheet.
   * A script keeps tabs of one group together and remembers the choice.
   */
  function Tabs({ group, children }: { group?: string; children: ReactNode }) {
    tabGroups += 1;
    const name = `tabs-${tabGroups}`;
    const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> => {
      return isValidElement<Partial<TabProps>>(child) && child.props.label !== undefined;
    });
    const labels = tabs.map((tab) => tab.props.label).join('');
    const isLong = labels.length + (labels.match(wideLetters)?.length ?? 0) > 42;
    return (
      <div className="tabs" data-part="tabs" data-tab-group={group}>
        <div
          className="tab-list"
          data-part={tabs.length > 3 ? 'many-tabs' : isLong ? 'long-tabs' : undefined}
          role="radiogroup"
          aria-label={tabs.map((tab) => tab.props.label).join(', ')}
        >
          {tabs.map((tab, index) => (
            <label key={tab.props.value}>
              <input type="radio" name={name} value={tab.props.value} defaultChecked={index === 0} />
              <span>{tab.props.label}</span>
            </label>
          ))}
        </div>
        {tabs}
      </div>
    );
  }

  return {
    Admonition,
    Tabs,
    // In print all panels are shown, each under its label.
    Tab: ({ label, children }: TabProps) => (
      <div className="tab-panel" data-label={label}>
        {children}
      </div>
    ),
    Steps: ({ children }: { children: ReactNode }) => <div className="steps">{children}</div>,
    Keys: ({ combo }: { combo: string }) => (
      <span className="keys" dir="ltr">
        {combo.split(' ').map((chord, index) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            <KeyCombination keys={chord} t={ownText ? env.t : undefined} />
          </Fragment>
        ))}
      </span>
    ),
    Details: ({ summary, children }: { summary: string; children: ReactNode }) => (
      <details className="details" data-part="details">
        <summary>{summary}</summary>
        {children}
      </details>
    ),
    Bilingual: (props: {
      source: string;
      target: string;
      targetLang: string;
      sourceLang?: string;
      display?: (typeof displayStyles)[number];
    }) => {
      const sourceLang = props.sourceLang ?? localeTable[env.textLocale].htmlLang;
      return (
        <figure className="sample" data-part="sample">
          <p className="sample-source" lang={sourceLang} dir={directionOf(sourceLang)}>
            {props.source}
          </p>
          <p className="sample-target" lang={props.targetLang} dir={directionOf(props.targetLang)}>
            <span
              className="pair-text"
              data-part={hasGround(props.display) ? 'pair-grounds' : undefined}
              data-display={props.display ?? 'underline'}
            >
              {props.target}
            </span>
          </p>
        </figure>
      );
    },
    Window: ({ title, children }: { title: string; children: ReactNode }) => (
      <figure className="window sample-window" data-part="sample-window">
        <figcaption className="window-bar">
          <i />
          <i />
          <i />
          {title}
        </figcaption>
        {children}
      </figure>
    ),
    Cards: ({ as, children }: { as?: 'lines'; children: ReactNode }) => (
      <div className={as ? 'cards card-lines' : 'cards'} data-part="cards">
        {children}
      </div>
    ),
    Card: ({ title, href, picture, plan, children }: CardProps) => (
      <div className="card">
        {picture && <CardPicture of={picture} locale={env.locale} />}
        <p className="card-title">
          {href ? <a href={resolveHref(href, env)}>{title}</a> : title}
          {plan && <PlanPrice plan={plan} env={env} />}
        </p>
        <div className="card-text">{children}</div>
      </div>
    ),
  };
}
