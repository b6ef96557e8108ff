import { localeTable } from '@/i18n/locales';
import { groupHits } from '@/lib/search/group-hits';
import { resultAddress } from '@/lib/search/result-address';
import type { SearchHit } from '@/lib/search/search-client';
import type { SearchWords } from '@/lib/search/search-words';
import { Marked } from './marked';

interface ResultGroupsProps {
  hits: readonly SearchHit[];
  words: SearchWords;
  externalPattern?: string;
  /** @param url of a hit, or of its page */
  onChoose: (url: string) => void;
}

/** Results by category, then by page. */
export function ResultGroups({ hits, words, externalPattern, onChoose }: ResultGroupsProps) {
  const address = (url: string) => resultAddress(url, window.location.origin, externalPattern);
  return groupHits(hits, words.otherCategory).map(({ title, pages }) => (
    <section key={title} className="search-page-group">
      <h2>{title}</h2>
      <ul>
        {pages.map((page) => {
          const label = page.contentLanguage && words.inLanguage[page.contentLanguage];
          const language = label ? localeTable[page.contentLanguage].htmlLang : undefined;
          return (
            <li key={page.url}>
              <h3>
                <a href={address(page.url)} onClick={() => onChoose(page.url)}>
                  <bdi lang={language}>
                    <Marked value={page.title} />
                  </bdi>
                </a>
                {label && <span className="search-hit-language">{label}</span>}
              </h3>
              {page.hits.length > 0 && (
                <ul>
                  {page.hits.map((hit) => (
                    <li key={hit.objectID}>
                      <a href={address(hit.url)} onClick={() => onChoose(hit.url)}>
                        <bdi lang={language}>
                          <Marked value={hit.text} />
                        </bdi>
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
