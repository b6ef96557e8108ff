import type { ReactNode } from 'react';
import { formatDay } from '@/i18n/format-day';
import { intlTag, localeTable, sourceLocale } from '@/i18n/locales';
import type { SiteTopic } from '@/lib/content/mdx/component-schemas';
import { anchorOfTerm, isOtherTerm } from '@/lib/content/mdx/terms';
import { platformIds } from '@/lib/product/product-facts';
import { interfaceLanguage, type MdxEnvironment } from './environment';
import { directionOf } from './language-line';
import { resolveHref } from './prose';
import { splitTitle } from './split-title';

/** Lists of the pages outside the documentation: sites, comments, terms, a day, a path of lessons. */
export function listComponents(env: MdxEnvironment) {
  const { t, locale } = env;
  const ui = interfaceLanguage(env);

  function SupportedSites({ topic }: { topic: SiteTopic }) {
    return (
      <div className="site-lists" data-part="lists" {...ui}>
        <p className="site-topic" id={`sites-${topic}`}>
          {t(`sections.sites.${topic}`)}
        </p>
        <ul className="site-grid" aria-labelledby={`sites-${topic}`}>
          {env.siteLists[topic].map((name) => (
            <li key={name}>
              <bdi translate="no">{name}</bdi>
            </li>
          ))}
        </ul>
        <p className="list-date">{t('sections.sitesAsOf', { date: formatDay(env.siteListsDate, locale) })}</p>
      </div>
    );
  }

  function Comments() {
    return env.comments.length > 0 ? <UserComments /> : <Claims />;
  }

  function UserComments() {
    return (
      <ul className="comments" data-part="lists" aria-label={t('sections.userComments')}>
        {env.comments.map(({ text, lang, author, source, date }) => (
          <li key={`${source} ${author} ${date}`}>
            <figure>
              <blockquote cite={source} lang={lang} dir={directionOf(lang)}>
                {text}
              </blockquote>
              <figcaption {...ui}>
                <a href={source}>
                  <bdi>{author}</bdi>
                </a>
                , <time dateTime={date}>{formatDay(date, locale)}</time>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    );
  }

  /** Shown while there are no comments: figures of the product's own material, and links to reviews. */
  function Claims() {
    const stores = platformIds.filter((id) => env.platforms[id].family !== 'other');
    const addresses = [...new Set(stores.map((id) => env.platforms[id].href))];
    const count = new Intl.NumberFormat(intlTag(locale), { notation: 'compact', compactDisplay: 'long' });
    return (
      <div className="claims" data-part="claims" {...ui}>
        <dl>
          {env.claims.map(({ id, value }) => (
            <div key={id}>
              <dt>{t(`sections.claims.${id}`)}</dt>
              <dd>{count.format(value)}+</dd>
            </div>
          ))}
        </dl>
        <p id="reviews">{t('sections.reviews')}</p>
        <ul className="store-links" aria-labelledby="reviews">
          {addresses.map((href) => (
            <li key={href}>
              <a href={href} translate="no">
                {stores
                  .filter((id) => env.platforms[id].href === href)
                  .map((id) => env.platforms[id].name)
                  .join(' · ')}
              </a>
            </li>
          ))}
        </ul>
        <p className="list-date">{t('sections.sitesAsOf', { date: formatDay(env.claimsDate, locale) })}</p>
      </div>
    );
  }

  function Moment({ time, children }: { time: string; title: string; children: ReactNode }) {
    const [title, rest] = splitTitle(children);
    // Hindi's own short form is the English "am".
    const style: Intl.DateTimeFormatOptions =
      locale === 'hi' ? { hour: 'numeric', minute: '2-digit', dayPeriod: 'short' } : { timeStyle: 'short' };
    const clock = new Intl.DateTimeFormat(intlTag(locale), { ...style, timeZone: 'UTC' });
    return (
      <li className="moment">
        <p className="moment-time">
          <time dateTime={time} {...ui}>
            {clock.format(new Date(`1970-01-01T${time}Z`))}
          </time>
        </p>
        <div className="moment-text">
          {title}
          {rest}
        </div>
      </li>
    );
  }

  function Lesson(props: { title: string; minutes: string; href: string; children?: ReactNode }) {
    const [title, rest] = splitTitle(props.children);
    const minutes = new Intl.NumberFormat(intlTag(locale), { style: 'unit', unit: 'minute', unitDisplay: 'long' });
    return (
      <li className="lesson">
        <a className="lesson-link" href={resolveHref(props.href, env)}>
          {title}
        </a>
        <p className="lesson-minutes" {...ui}>
          {minutes.format(Number(props.minutes))}
        </p>
        {rest.length > 0 && <div>{rest}</div>}
      </li>
    );
  }

  function Definitions({ as, children }: { as?: 'cards'; children: ReactNode }) {
    const list = (
      <dl className="definitions" data-part="lists">
        {children}
      </dl>
    );
    if (!as) return list;
    return (
      <div className="definition-cards" data-part="definition-cards">
        {list}
      </div>
    );
  }

  function LessonPath({ as, children }: { as?: 'choice'; children: ReactNode }) {
    const List = as ? 'ul' : 'ol';
    return (
      <List className="lesson-path" data-part="lists">
        {children}
      </List>
    );
  }

  return {
    SupportedSites,
    Comments,
    Moment,
    Lesson,
    LessonPath,
    Definitions,
    Definition: ({ term, english, children }: { term: string; english?: string; children: ReactNode }) => (
      <div id={english && anchorOfTerm(english)}>
        <dt>
          {term}
          {isOtherTerm(english, term) && (
            <span className="term-english" lang={localeTable[sourceLocale].htmlLang} dir="ltr">
              {english}
            </span>
          )}
        </dt>
        <dd>{children}</dd>
      </div>
    ),
    Timeline: ({ children }: { children: ReactNode }) => (
      <ol className="timeline" data-part="lists">
        {children}
      </ol>
    ),
  };
}
