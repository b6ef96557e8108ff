import type { TranslationReport } from './report';

/** The longest address that is opened: servers refuse longer ones (GitHub from 8,192 bytes on). */
export const longestAddress = 8000;

/** One part of an issue's text. */
type Part = readonly [name: string, text: string];

/** The address of an issue form that is filled in for a page. */
export function pageIssue(form: string, page: string, language: string): string {
  return issueAddress(form, `Docs: ${pathOf(page)}`, [`Page: ${page}`, `Language: ${language}`], []);
}

/**
 * The address of an issue form that is filled in for a translation. Texts that are too long for an address are cut, the
 * longest first.
 *
 * @param page the page's whole address
 */
export function translationIssue(form: string, page: string, report: TranslationReport): string {
  const { language, block, source, translation, suggestion } = report;
  return issueAddress(
    form,
    `Translation (${language}): ${pathOf(page)}`,
    [`Page: ${page}`, `Language: ${language}`, ...(block ? [`Block: ${block}`] : [])],
    [
      ...(source ? [['Source', source] as const] : []),
      ['Translation', translation],
      ...(suggestion ? [['Suggestion', suggestion] as const] : []),
    ],
  );
}

function pathOf(page: string): string {
  return new URL(page).pathname;
}

function issueAddress(form: string, title: string, lines: readonly string[], parts: readonly Part[]): string {
  const address = new URL(form);
  address.searchParams.set('title', title);
  const fill = (shown: readonly Part[]) => {
    const body = [lines.join('\n'), ...shown.map(([name, text]) => `${name}:\n\n${fenced(text)}`)].join('\n\n');
    // Half of a character is no text, and is written as the sign for that.
    address.searchParams.set('body', `${body}\n`);
    return address.href;
  };
  let shown = parts;
  while (fill(shown).length > longestAddress && shown.some(([, text]) => text.length > 1)) shown = cutLongest(shown);
  return address.href;
}

function cutLongest(parts: readonly Part[]): readonly Part[] {
  const most = Math.max(...parts.map(([, text]) => text.length));
  const longest = parts.findIndex(([, text]) => text.length === most);
  return parts.map((part, index) => (index === longest ? [part[0], shorter(part[1])] : part));
}

/** A tenth less, and a sign of it. */
function shorter(text: string): string {
  const characters = [...text.replace(/…$/, '')];
  return `${characters.slice(0, Math.floor(characters.length * 0.9)).join('')}…`;
}

/** A text as a block of code, so that nothing in it is markup, a mention or a link, whatever it is. */
function fenced(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}text\n${text}\n${fence}`;
}
