import { addressOfPage, type ChangedPage, type ExportChanges } from './compare-exports';

export interface PagePictures {
  readonly page: ChangedPage;
  /** Names of files; a new page has no earlier picture. */
  readonly before?: string;
  readonly after: string;
}

interface DescribeOptions {
  /** Where the pictures can be fetched, with a slash at the end. */
  readonly picturesAt: string;
  /** Origin of the preview; without one, pages are named and not linked. */
  readonly site?: string;
}

/** By which a comment is found again, so that there is one for each request. */
const changesMark = '<!-- changed pages -->';

/** A comment of GitHub's takes 65,536 letters. */
const mostRows = 60;

const words = { added: 'new', changed: 'changed', removed: 'removed' } as const;

/** Markdown for a comment on a pull request or merge request: which pages differ, in which languages, and how they look. */
export function describeChanges(
  { pages, around, unchanged }: ExportChanges,
  pictures: readonly PagePictures[],
  { picturesAt, site }: DescribeOptions,
): string {
  const shown = (page: ChangedPage) => {
    const name = `\`${addressOfPage(page).replace(/[`|\s]/g, '?')}\``;
    return site && page.kind !== 'removed' ? `[${name}](${site}${encodeURI(addressOfPage(page))})` : name;
  };
  const counts = (Object.keys(words) as ChangedPage['kind'][]).flatMap((kind) => {
    const count = pages.filter((page) => page.kind === kind).reduce((sum, { locales }) => sum + locales.length, 0);
    return count > 0 ? [`${count} ${words[kind]}`] : [];
  });
  const lines = [
    changesMark,
    `**Pages:** ${[...counts, `${unchanged + around.length} with the same text`].join(', ')}.`,
  ];
  if (pages.length > 0) {
    lines.push('', '| page | | languages |', '| --- | --- | --- |');
    for (const page of pages.slice(0, mostRows)) {
      lines.push(`| ${shown(page)} | ${words[page.kind]} | ${page.locales.join(', ')} |`);
    }
    if (pages.length > mostRows) lines.push('', `… and ${pages.length - mostRows} more.`);
  }
  if (around.length > 0) {
    lines.push(
      '',
      `Around the text (navbar, footer, styles, scripts) ${around.length} pages differ, such as \`${around[0]}\`.`,
    );
  }
  for (const { page, before, after } of pictures) {
    const image = (name: string | undefined, text: string) => (name ? `![${text}](${picturesAt}${name})` : '');
    lines.push('', `<details open><summary>${addressOfPage(page).replace(/[&<>]/g, '?')}</summary>`, '');
    lines.push('| before | after |', '| --- | --- |', `| ${image(before, 'before')} | ${image(after, 'after')} |`);
    lines.push('', '</details>');
  }
  return `${lines.join('\n')}\n`;
}
