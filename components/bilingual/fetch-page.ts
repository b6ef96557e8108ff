import { fetchInTime } from '@/lib/browser/loading/fetch-in-time';
import { readBlocks, type Section } from './read-blocks';

/** The parts of a page in another language that are read beside this one. */
export interface OtherPage {
  readonly lang: string;
  readonly dir: string;
  readonly title: Element | undefined;
  readonly sections: readonly Section[];
}

const pages = new Map<string, Promise<OtherPage>>();

/**
 * Fetches the main part of a page in another language and reads its blocks. It is the file that a navigation would
 * show, so a counterpart is exactly that text. Requested once; a failure is not cached.
 *
 * @throws where the page cannot be loaded, or has no article
 */
export function fetchPage(address: string): Promise<OtherPage> {
  const known = pages.get(address);
  if (known) return known;
  const asked = fetchInTime(address, async (response) => readPage(await response.text(), address));
  pages.set(address, asked);
  asked.catch(() => pages.delete(address));
  return asked;
}

function readPage(html: string, address: string): OtherPage {
  const parsed = new DOMParser().parseFromString(articleIn(html), 'text/html');
  const article = parsed.querySelector<HTMLElement>('[data-article]');
  if (!article) throw new Error(`${address} has no article.`);
  return {
    lang: article.lang,
    dir: article.dir,
    title: article.closest('article')?.querySelector('h1') ?? undefined,
    sections: readBlocks(article),
  };
}

/** The part of a page that contains its article: the menus and lists around it need not be parsed. */
function articleIn(html: string): string {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  return start === -1 || end < start ? html : html.slice(start, end);
}
