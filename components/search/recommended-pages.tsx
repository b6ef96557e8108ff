import { useEffect, useId, useState } from 'react';
import { type Locale, localeTable } from '@/i18n/locales';
import { preferredVersionSlot } from '@/lib/browser/settings/storage-slot';
import { createSearchClient } from '@/lib/search/create-search-client';
import type { Recommendation, RecommendationQuery, Recommender } from '@/lib/search/search-client';
import { currentTags } from '@/lib/search/search-settings';
import type { ResultWords, SearchSettings } from '@/lib/search/search-words';

interface RecommendedPagesProps {
  /** What is shown here; a model of the other kind shows nothing. */
  kind: Recommender['kind'];
  hit?: RecommendationQuery['hit'];
  title: string;
  locale: Locale;
  words: Pick<ResultWords, 'inLanguage'>;
  settings: Pick<SearchSettings, 'docsTags'>;
}

const atMost = 5;
/** Nothing is asked while somebody types, for each question is counted. */
const delayMilliseconds = 400;

/** Pages that a service recommends (SEARCH-12); nothing where none is configured, and nothing where that fails. */
export function RecommendedPages({ kind, hit, title, locale, words, settings }: RecommendedPagesProps) {
  const [pages, setPages] = useState<readonly Recommendation[]>([]);
  const titleId = useId();
  const { docsTags } = settings;
  // Another answer may begin with the same result.
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
        // Nobody has asked for them, so nobody has to hear that there are none.
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
