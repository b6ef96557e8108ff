import { formatDay } from '@/i18n/format-day';
import { isOwnText, type Locale, localeTable, sourceLocale } from '@/i18n/locales';
import type { Translator } from '@/i18n/translator';
import { rssFeed } from '@/lib/metadata/rss-feed';
import { localizedPath } from '@/lib/routing/resolve-request';
import { translationStatusFile } from '../built-files';
import {
  type LanguageFigures,
  languagesOf,
  type TranslatedPage,
  type TranslationRecords,
  type TranslationState,
  type TranslationStatus,
  translationsFeedRoute,
  translationsRoute,
} from '../translation-status';
import type { Site } from './build-site';

/** The state of a language's listed pages, for its page. */
export function translationStatus(locale: Locale, site: Site, records: TranslationRecords): TranslationStatus {
  const languages =
    figuresOfSite.get(records) ?? languagesOf(site.data.config).map((one) => figures(one, site, records));
  figuresOfSite.set(records, languages);
  return { pages: locale === sourceLocale ? [] : pagesOf(locale, site, records), languages };
}

/** The same on the pages of all languages. */
const figuresOfSite = new WeakMap<TranslationRecords, readonly LanguageFigures[]>();

function figures(locale: Locale, site: Site, records: TranslationRecords): LanguageFigures {
  const pages = pagesOf(locale, site, records);
  const count = (wanted: string) => pages.filter(({ state }) => state === wanted).length;
  return {
    locale,
    counts: {
      current: count('current'),
      stale: count('stale'),
      unread: count('unread'),
      unknown: count('unknown'),
      missing: count('missing'),
    },
  };
}

function pagesOf(locale: Locale, { data, store }: Site, { stateOf, reviewOf }: TranslationRecords): TranslatedPage[] {
  return data.routes.flatMap(({ route, kind, folder, slug = '', unlisted, lastUpdated }): TranslatedPage[] => {
    // The locale's root has the text of another route.
    if (folder === undefined || kind === 'home' || unlisted) return [];
    const source = store.find(sourceLocale, folder, slug);
    const shown = store.find(locale, folder, slug);
    if (!source || source.isFallback || !shown) return [];
    const { entry } = shown;
    const { title } = entry.frontMatter;
    const isMissing = !isOwnText(locale, entry.locale);
    const { status = 'unstamped', changes = 0 } = (isMissing ? undefined : stateOf(entry)) ?? {};
    const state = isMissing ? 'missing' : entry.frontMatter.machineDraft ? 'unread' : stateNames[status];
    const day = lastUpdated[state === 'stale' || state === 'missing' ? sourceLocale : entry.locale];
    const review = isMissing ? undefined : reviewOf(entry);
    return [
      {
        state,
        route,
        title,
        file: isMissing ? source.entry.file : entry.file,
        changes,
        ...(isMissing && { lang: localeTable[entry.locale].htmlLang }),
        ...(day !== undefined && { day }),
        ...(review && { review }),
      },
    ];
  });
}

const stateNames = { fresh: 'current', stale: 'stale', unstamped: 'unknown' } as const;

/** How many entries a feed has: who reads it knows the older ones. */
const newest = 50;

/** The files of a language's page: its data, and the feed of all but the source language. */
export function translationFiles(
  locale: Locale,
  site: Site,
  records: TranslationRecords,
  t: Translator,
): {
  readonly status: readonly [file: string, text: string];
  readonly feed: readonly [address: string, text: string][];
} {
  const status = translationStatus(locale, site, records);
  return {
    status: [translationStatusFile(locale), JSON.stringify(status)],
    feed:
      locale === sourceLocale
        ? []
        : [[localizedPath(locale, translationsFeedRoute), translationsFeed(locale, status, site, t)]],
  };
}

/** A feed of changes of state, the newest first: an entry's identifier names the state and its day. */
function translationsFeed(
  locale: Locale,
  { pages }: TranslationStatus,
  { data: { config } }: Site,
  t: Translator,
): string {
  const urlOf = (route: string) => config.url + encodeURI(localizedPath(locale, route));
  const labels = {
    current: t('translations.current'),
    stale: t('translations.stale'),
    unread: t('translations.unread'),
    unknown: t('translations.unknown'),
    missing: t('translations.missing'),
  } satisfies Record<TranslationState, string>;
  const items = pages.flatMap(({ state, route, title, day, changes, review }) => {
    const url = urlOf(route);
    const item = (label: string, id: string, date: string | undefined, description = label) => ({
      title: `${label}: ${title}`,
      url,
      id: `${url}#${id}`,
      ...(date === undefined ? {} : { date }),
      description,
    });
    const places = state === 'stale' ? t('translations.places', { count: changes }) : labels[state];
    return [
      item(labels[state], `${state}-${day ?? ''}`, day, places),
      ...(review
        ? [
            item(
              t('docs.readOn', { name: review.by, date: formatDay(review.day, locale) }),
              `read-${review.day}`,
              review.day,
            ),
          ]
        : []),
    ];
  });
  const day = ({ date = '' }: (typeof items)[number]) => date;
  return rssFeed({
    title: `${t('translations.title')} · ${t('site.name')}`,
    description: t('translations.description'),
    language: localeTable[locale].htmlLang,
    link: urlOf(translationsRoute),
    feedUrl: urlOf(translationsFeedRoute),
    items: items.sort((a, b) => (day(a) < day(b) ? 1 : day(a) > day(b) ? -1 : 0)).slice(0, newest),
  });
}
