import { Children, type ReactNode } from 'react';
import { formatDay } from '@/i18n/format-day';
import { intlTag } from '@/i18n/locales';
import { type heroMedia, listedNames } from '@/lib/content/mdx/component-schemas';
import { isPlatformId, platformIds } from '@/lib/product/product-facts';
import { type Medium, ProductDrawing } from '../product/product-drawing';
import { InstallGuide } from '../scenes/install/install-guide';
import { PhoneDemo } from '../scenes/phone/phone-demo';
import { Clauses } from './clauses';
import { interfaceLanguage, type MdxEnvironment } from './environment';
import { InlineText } from './inline-text';
import { PairLine } from './language-line';
import { platformLabel } from './platform-label';
import { resolveHref } from './prose';

interface Pair {
  pair?: string;
  pairLang?: string;
}

/** A section's title is its first child, which the compiler put there as a heading. */
function splitTitle(children: ReactNode): [ReactNode, ReactNode[]] {
  const [title, ...rest] = Children.toArray(children);
  return [title, rest];
}

/** Sections of the pages outside the documentation. */
export function sectionComponents(env: MdxEnvironment) {
  const { t, locale } = env;
  const ui = interfaceLanguage(env);

  interface HeroProps extends Pair {
    title: string;
    lead?: string;
    eyebrow?: string;
    media?: (typeof heroMedia)[number];
    children?: ReactNode;
  }

  function HeroMedia({ medium }: { medium: (typeof heroMedia)[number] }) {
    if (medium === 'install') return <InstallGuide env={env} />;
    if (medium === 'phone') return <PhoneDemo env={env} />;
    return <ProductDrawing medium={medium} env={env} />;
  }

  function Hero(props: HeroProps) {
    const text = (
      <>
        {props.eyebrow && <p className="eyebrow">{props.eyebrow}</p>}
        <h1>
          <Clauses text={props.title} />
        </h1>
        {props.pair && props.pairLang && (
          <p className="hero-pair">
            <PairLine text={props.pair} lang={props.pairLang} display="marker" />
          </p>
        )}
        {props.lead && (
          <p className="lead">
            <InlineText text={props.lead} />
          </p>
        )}
        {props.children && <div className="hero-actions">{props.children}</div>}
      </>
    );
    if (!props.media) return <header className="hero">{text}</header>;
    return (
      <header className="hero hero-with-media">
        <div>{text}</div>
        <HeroMedia medium={props.media} />
      </header>
    );
  }

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

  function PlatformButtons({ platforms }: { platforms?: string }) {
    const ids =
      platforms === undefined
        ? platformIds.filter((id) => env.platforms[id].family !== 'other')
        : listedNames(platforms).filter(isPlatformId);
    return (
      <ul className="platform-buttons" {...ui} aria-label={t('platforms.list')}>
        {ids.length > 1 && (
          <li>
            <a className="button" href={resolveHref('/download/', env)}>
              {t('platforms.forYourBrowser')}
            </a>
          </li>
        )}
        {ids.map((id) => (
          <li key={id} data-platform={id}>
            <a className="button" href={env.platforms[id].href}>
              {platformLabel(id, env)}
            </a>
          </li>
        ))}
      </ul>
    );
  }

  return {
    Hero,
    Section,
    Feature,
    PlatformButtons,
    Question,
    Facts: ({ children }: { children: ReactNode }) => <dl className="facts">{children}</dl>,
    Fact: ({ value, label }: { value: string; label: string }) => (
      <div className="fact">
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ),
    Faq: ({ children }: { children: ReactNode }) => <div className="faq">{children}</div>,
    Notice: ({ title, date, children }: { title: string; date?: string; children: ReactNode }) => (
      <aside className="admonition" data-type="warning">
        <p className="admonition-title">{title}</p>
        {date && (
          <p>
            <time dateTime={date} {...ui}>
              {t('article.noticeSince', { date: formatDay(date, locale) })}
            </time>
          </p>
        )}
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
          <a className="button button-primary" href={resolveHref(href, env)}>
            {label}
          </a>
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
