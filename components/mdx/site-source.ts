import { claims, claimsDate, comments } from '@/content/comments';
import { supportEmail } from '@/content/contact';
import { comparison, limitsDate, plans, plansDate, subscribeUrl, teamAddress } from '@/content/plans';
import { platforms } from '@/content/platforms';
import { roleFeatures, rolesDate } from '@/content/roles';
import { siteLists, supportedSites, supportedSitesDate } from '@/content/supported-sites';
import { intlTag, type Locale } from '@/i18n/locales';
import { translatorFor } from '@/i18n/translator';
import type { SiteSource } from '@/lib/content/build/build-site';
import { readContributors } from '@/lib/content/build/contributors';
import { readLastUpdated } from '@/lib/content/build/last-updated';
import { readConfiguration } from '@/lib/content/build/read-configuration';
import { contentRoot } from '@/lib/content/content-files';
import type { ContentEntry } from '@/lib/content/entry';
import type { PageWords } from '@/lib/content/mdx/compile';
import { termsToMark } from '@/lib/content/mdx/terms';
import { ContentError } from '@/lib/content/problem';
import { checkIndex, indexContent, scanContent } from '@/lib/content/scan';
import { platformIds } from '@/lib/product/product-facts';
import { sharedBlocks, termsOfPage } from '@/lib/translations/compile-whole';
import { translationRecords } from '@/lib/translations/translation-records';
import { mdxComponents } from '.';

/**
 * Reads the pages and the configuration beside them, while Contentlayer indexes the pages.
 *
 * @returns the site, and when its index has been compared with it
 * @throws ContentError with every problem in the front matter
 */
export async function loadSiteSource(): Promise<{ readonly source: SiteSource; readonly indexed: Promise<void> }> {
  // It takes longer than all else that is done with the pages of a build after an edit.
  const stop = new AbortController();
  const index = indexContent(contentRoot, stop.signal);
  const { entries, problems } = scanContent(contentRoot);
  const indexed = index.then(() => checkIndex(contentRoot, entries));
  // What is wrong with the pages is said first, and an error of the index when it is waited for.
  indexed.catch(() => {});
  if (problems.length > 0) {
    stop.abort();
    throw new ContentError(problems);
  }
  return { source: await siteSourceOf(entries), indexed };
}

/**
 * The site of these pages, with the configuration beside them, the owners' data, and the components that pages may use.
 */
export async function siteSourceOf(entries: readonly ContentEntry[]): Promise<SiteSource> {
  const configuration = await readConfiguration(contentRoot);
  const terms = await termsToMark(entries, termsOfPage);
  const words = new Map<string, PageWords>();
  return {
    ...configuration,
    root: contentRoot,
    entries,
    lastUpdated: readLastUpdated(contentRoot),
    contributors: readContributors(contentRoot, configuration.config),
    translations: translationRecords(contentRoot, entries, sharedBlocks()),
    product: {
      supportEmail,
      plans: plans.map(({ id, usd, cny }) => ({ id, usd, cny })),
      platforms: platformIds.map((id) => ({ id, ...platforms[id] })),
    },
    wordsOf: (entry) => {
      const marked = terms(entry);
      // A page marks all terms of its language or none.
      const kind = `${entry.locale} ${marked.length > 0}`;
      const known = words.get(kind) ?? { ...pageWords(entry.locale), terms: marked };
      words.set(kind, known);
      return known;
    },
    componentsFor: (locale, textLocale, pictureOf = () => undefined, isDoc = false) =>
      mdxComponents({
        locale,
        textLocale,
        t: translatorFor(locale),
        pictureOf,
        isDoc,
        platforms,
        plans,
        plansDate,
        comparison,
        limitsDate,
        supportedSites,
        siteLists,
        siteListsDate: supportedSitesDate,
        subscribeUrl,
        teamAddress,
        roleFeatures,
        rolesDate,
        discounts: configuration.discounts,
        comments,
        claims,
        claimsDate,
        signInUrl: configuration.config.signInUrl,
        supportEmail,
        campaigns: configuration.campaigns,
      }),
  };
}

/** Words of the interface that are compiled into a page. */
export function pageWords(locale: Locale): PageWords {
  const t = translatorFor(locale);
  return {
    footnotes: t('article.footnotes'),
    backToReference: t('article.backToReference'),
    admonitions: {
      note: t('article.note'),
      tip: t('article.tip'),
      info: t('article.info'),
      warning: t('article.warning'),
      danger: t('article.danger'),
    },
    platform: t('article.yourBrowser'),
    siteUrlsStr: new Intl.ListFormat(intlTag(locale), { type: 'conjunction' }).format(supportedSites),
    shownOnPage: t('article.shownOnPage'),
  };
}
