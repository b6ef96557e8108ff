import type { ReactNode } from 'react';
import { formatDay } from '@/i18n/format-day';
import { intlTag } from '@/i18n/locales';
import { type Medium, ProductDrawing } from '../product/product-drawing';
import { interfaceLanguage, type MdxEnvironment } from './environment';
import { InlineText } from './inline-text';
import { PairLine } from './language-line';
import { PlatformList } from './platform-list';
import { resolveHref } from './prose';
import { splitTitle } from './split-title';

interface Pair {
  pair?: string;
  pairLang?: string;
}

/** A call that leads here offers the visitor's own store at once. */
const downloadRoute = '/download/';

/** Sections of the pages outside the documentation. */
export function sectionComponents(env: MdxEnvironment) {
  const { t, locale } = env;
  const ui = interfaceLanguage(env);

  function Section({ lead, pair, pairLang, children }: { lead?: string; children: ReactNode } & Pair) {
    const [title, rest] = splitTitle(children);
    return (
      <section className="section">
        <div className="section-head">
          {title}
          {pair && pairLang && (
            <p className="section-pair">
              <PairLine text={pair} lang={pairLang} />
            </p>
          )}
          {lead && (
            <p className="lead">
              <InlineText text={lead} />
            </p>
          )}
        </div>
        <div className="section-body">{rest}</div>
      </section>
    );
  }

  function Feature(props: { media: Medium; href?: string; label?: string; children: ReactNode }) {
    const [title, rest] = splitTitle(props.children);
    return (
      <div className="feature">
        <div className="feature-text">
          {title}
          {rest}
          {props.href && props.label && (
            <p>
              <a className="arrow-link" href={resolveHref(props.href, env)}>
                {props.label}
              </a>
            </p>
          )}
        </div>
        <ProductDrawing medium={props.media} env={env} />
      </div>
    );
  }

  function Question({ children }: { title: string; children: ReactNode }) {
    const [title, rest] = splitTitle(children);
    return (
      <details className="question">
        <summary>{title}</summary>
        <div>{rest}</div>
      </details>
    );
  }

  return {
    Section,
    Feature,
    Question,
    Facts: ({ children }: { children: ReactNode }) => (
      <>
        <dl className="facts">{children}</dl>
        <p className="list-date" data-part="list-date" {...ui}>
          {t('sections.sitesAsOf', { date: formatDay(env.claimsDate, locale) })}
        </p>
      </>
    ),
    Fact: ({ value, label }: { value: string; label: string }) => (
      <div className="fact">
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ),
    Faq: ({ children }: { children: ReactNode }) => <div className="faq">{children}</div>,
    Notice: ({ title, date, children }: { title: string; date?: string; children: ReactNode }) => (
      <aside className="admonition" data-type="warning">
        <p className="admonition-title">
          {title}{' '}
          {date && (
            <time dateTime={date} {...ui}>
              {t('article.noticeSince', { date: formatDay(date, locale) })}
            </time>
          )}
        </p>
        {children}
      </aside>
    ),
    CallToAction: ({ href, label, children }: { href: string; label: string; children: ReactNode }) => {
      const [title, rest] = splitTitle(children);
      return (
        <section className="call-to-action">
          <div>
            {title}
            {rest}
          </div>
          {href === downloadRoute ? (
            <PlatformList env={env} neutral={label} />
          ) : (
            <a className="button button-primary" href={resolveHref(href, env)}>
              {label}
            </a>
          )}
        </section>
      );
    },
    Placeholder: ({ name }: { name: string }) => {
      if (name === 'pricingUrl') return <>{resolveHref('/pricing/', env)}</>;
      if (name === 'siteUrlsStr') {
        return <>{new Intl.ListFormat(intlTag(locale), { type: 'conjunction' }).format(env.supportedSites)}</>;
      }
      return <span data-platform="">{t('article.yourBrowser')}</span>;
    },
  };
}
