/** @jest-environment jsdom */
import { cutDocsList, docsListIn } from './docs-list';
import { elementsOf, parsePage, serializePage } from './page-document';

const link = (name: string, rest = '') => `<li><a href="/it/docs/${name}/"${rest}>${name}</a></li>`;
const category = (label: string, items: string, rest = '') =>
  `<li><details class="sidebar-category"${rest}><summary>${label}</summary>${items}</details></li>`;
const closing = ' data-rest=""';

const local = (open = '') => category('Local', `<ul>${link('ollama')}${link('llama')}</ul>`, closing + open);
const services = (open = '', inside = local()) =>
  category('Services', `<a href="/it/docs/services/">services</a><ul>${link('openai')}${inside}</ul>`, closing + open);
const page = (...items: string[]) => `<nav data-shared="current/docs"><ul>${items.join('')}</ul></nav>`;

/** The page after the cut, the names of its links, and the file. */
function cut(html: string) {
  const parsed = parsePage(html);
  const { text, address } = cutDocsList(elementsOf(parsed), 'it') ?? {};
  const nav = new DOMParser().parseFromString(serializePage(parsed), 'text/html').querySelector('nav');
  return { text, address, nav, links: [...(nav?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent) };
}

const start = category('Start', `<ul>${link('usage')}${link('faq')}</ul>`, ' open=""');

describe('cutDocsList', () => {
  test('[DOCS-03] leaves a closed category with its first link, and an open one whole', () => {
    const { links, nav } = cut(page(start, services(), link('end')));
    expect(links).toEqual(['usage', 'faq', 'services', 'end']);
    expect(nav?.getAttribute('data-list')).toMatch(/^\/it\/docs-list\.[0-9a-f]{10}\.txt$/);
  });

  test('[DOCS-03] leaves the branch of the page whole, but for closed categories in it', () => {
    const { links, nav } = cut(page(services(' open=""')));
    expect(links).toEqual(['services', 'openai', 'ollama']);
    expect(nav?.querySelectorAll('[data-rest]')).toHaveLength(1);
  });

  test('[DOCS-03] the file has every closing category once and whole, and is the same for each page', () => {
    const closed = cut(page(start, services())).text;
    const onLocal = cut(page(start, services(' open=""', local(' open=""'))));
    expect(closed?.match(/ollama\/|llama\/|openai\//g)).toEqual(['openai/', 'ollama/', 'llama/']);
    // A page that has all of it writes the file too: others, kept from an earlier export, may name it.
    expect(onLocal.nav?.hasAttribute('data-list')).toBe(false);
    expect([onLocal.text, onLocal.address]).toEqual([closed, cut(page(start, services())).address]);
    const current = page(start.replace('<a ', '<a aria-current="page" '), services(' open=""'));
    expect(cut(current).text).toBe(closed);
  });

  test.each([
    ['without categories', page(link('a'), link('b'))],
    ['whose categories never close', page(start)],
    ['whose closed category has one link', page(category('One', `<ul>${link('a')}</ul>`, closing))],
    ['of no page', '<p>Text</p>'],
  ])('[DOCS-03] a list %s needs no file', (_, html) => {
    const { text, nav } = cut(html);
    expect(text).toBeUndefined();
    expect(nav?.hasAttribute('data-list') ?? false).toBe(false);
    expect(nav?.querySelector('[data-rest]') ?? null).toBeNull();
  });

  test('[EDGE-01] the file is named by the order of its links, not by their labels', () => {
    const { address, nav } = cut(page(start, services()));
    const html = nav?.outerHTML ?? '';
    expect(docsListIn(html)).toBe(address);
    const renamed = cut(page(start, services()).replace('>ollama<', '>Ollama, on your device<'));
    expect(renamed.address).toBe(address);
    expect(renamed.text).toContain('Ollama, on your device');
    const other = cut(page(start, services().replace('docs/ollama/', 'docs/ollama-2/')));
    expect(other.address).not.toBe(address);
  });

  test('[EDGE-01] a page without the attribute names no file', () => {
    expect(docsListIn('<nav data-shared="x"></nav><p data-list="/it/other.txt"></p>')).toBeUndefined();
  });
});
