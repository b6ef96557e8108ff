import { useEffect, useId, useState } from 'react';
import { type Locale, localeTable } from '@/i18n/locales';
import { preferredVersionSlot } from '@/lib/browser/settings/storage-slot';
import { createSearchClient } from '@/lib/search/create-search-client';
import type { Recommendation, RecommendationQuery, Recommender } from '@/lib/search/search-client';
import type { SearchSettings } from '@/lib/search/search-settings';
import { currentTags } from '@/lib/search/search-settings';
import type { SearchWords } from '@/lib/search/search-words';

interface RecommendedPagesProps {
  /** The kind to show; for a model of the other kind nothing is shown. */
  kind: Recommender['kind'];
  hit?: RecommendationQuery['hit'];
  title: string;
  locale: Locale;
  words: Pick<SearchWords, 'inLanguage'>;
  settings: Pick<SearchSettings, 'docsTags'>;
}

const atMost = 5;
/** Delay after the last key, in milliseconds: the service counts every request. */
const delayMilliseconds = 400;

/** Pages recommended by a service (SEARCH-12); nothing where none is configured or the request fails. */
export function RecommendedPages({ kind, hit, title, locale, words, settings }: RecommendedPagesProps) {
  const [pages, setPages] = useState<readonly Recommendation[]>([]);
  const titleId = useId();
  const { docsTags } = settings;
  // Values instead of the hit: another answer may begin with the same result.
  const { objectID, url } = hit ?? {};

  useEffect(() => {
    const leave = new AbortController();
    const ask = async () => {
      const { recommender } = await createSearchClient(locale);
      if (recommender?.kind !== kind || leave.signal.aborted) return;
      const tags = currentTags(docsTags, '/search/', preferredVersionSlot.get());
      const to = objectID !== undefined && url !== undefined ? { objectID, url } : undefined;
      const found = await recommender.recommend({ locale, docsTags: tags, hit: to, atMost }, leave.signal);
      if (!leave.signal.aborted) setPages(found);
    };
    const timer = window.setTimeout(() => {
      ask().catch(() => {
        // Recommendations were not requested by the visitor, so their absence is not reported.
      });
    }, delayMilliseconds);
    return () => {
      window.clearTimeout(timer);
      leave.abort();
    };
  }, [kind, objectID, url, locale, docsTags]);

  if (pages.length === 0) return null;
  return (
    <section className="search-page-recommended" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {pages.map(({ contentLanguage, ...page }) => {
          const label = contentLanguage && words.inLanguage[contentLanguage];
          return (
            <li key={page.objectID}>
              <a href={page.url}>
                <bdi lang={label && localeTable[contentLanguage].htmlLang}>{page.title}</bdi>
              </a>
              {label && <span className="search-hit-language">{label}</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
