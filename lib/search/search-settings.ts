import type { PageLabels, SiteData } from '@/lib/content/content-files';
import { latestVersion, type SidebarItemConfig, slugOfDocId } from '@/lib/content/versions';
import { docsTagOf, siteTag } from './docs-tags';

/** Largest number of suggested searches (SEARCH-15). */
const suggestionCount = 3;

/** The part of the site's search configuration that the browser needs. */
export interface SearchSettings {
  /** Route of each version of the docs, by the tag of its records. */
  readonly docsTags: Readonly<Record<string, string>>;
  readonly externalPattern?: string;
  /** Where a visitor reports that results are missing; `{query}` stands for the query. */
  readonly missingResultsUrl?: string;
  /** Whether chosen results are not stored. */
  readonly disablePersonalization: boolean;
  /** Titles of pages that are suggested where a search found nothing. */
  readonly suggestions: readonly string[];
}

/** The site's settings that the browser needs to search it. */
export function searchSettings({ config, versions }: SiteData, labels: PageLabels): SearchSettings {
  const current = latestVersion(versions);
  const titles = Object.values(current.sidebars)
    .flatMap(docIdsOf)
    .flatMap((id) => {
      const label = id === current.mainDocId ? undefined : labels[current.folder]?.[slugOfDocId(id)];
      return label && !label.unlisted ? [label.title] : [];
    });
  return {
    docsTags: Object.fromEntries(versions.map((version) => [docsTagOf(version.name), version.path])),
    externalPattern: config.search?.externalPattern,
    missingResultsUrl: config.search?.missingResultsUrl,
    disablePersonalization: config.search?.disablePersonalization ?? false,
    suggestions: titles.slice(0, suggestionCount),
  };
}

/** The docs of a sidebar in order: the first ones are those that most visitors need. */
function docIdsOf(items: readonly SidebarItemConfig[]): string[] {
  return items.flatMap((item) =>
    typeof item === 'string' ? [item] : [...(item.link === undefined ? [] : [item.link]), ...docIdsOf(item.items)],
  );
}

/** The tags by which results are filtered: those of the visitor's version, or of the newest. */
export function currentTags(docsTags: SearchSettings['docsTags'], route: string, preferred?: string): string[] {
  const tags = Object.keys(docsTags);
  const read = tags
    .filter((tag) => route.startsWith(docsTags[tag] ?? route))
    .sort((a, b) => (docsTags[b]?.length ?? 0) - (docsTags[a]?.length ?? 0))[0];
  const chosen = preferred === undefined ? undefined : tags.find((tag) => tag === docsTagOf(preferred));
  return [siteTag, read ?? chosen ?? tags[0] ?? docsTagOf('current')];
}
