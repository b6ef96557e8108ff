import { longestAddress, pageIssue, translationIssue } from './issue-form';
import type { TranslationReport } from './report';

const form = 'https://git.example/issues/new?labels=docs';
const page = 'https://site.example/it/docs/guide/';
const report: TranslationReport = {
  kind: 'translation',
  page: '/it/docs/guide/',
  language: 'it',
  block: '0a1b2c3d',
  source: 'Read the guide.',
  translation: 'Leggi la guida.',
  suggestion: 'Leggete la guida.',
};

const bodyOf = (address: string) => new URL(address).searchParams.get('body') ?? '';

test('[DOCS-16] the issue of a page has its address and language, beside what the form asks already', () => {
  const { searchParams } = new URL(pageIssue(form, page, 'it'));
  expect(searchParams.get('labels')).toBe('docs');
  expect(searchParams.get('title')).toBe('Docs: /it/docs/guide/');
  expect(searchParams.get('body')).toBe(`Page: ${page}\nLanguage: it\n`);
});

test('[BIL-01] the issue of a translation has page, language, block, source, translation and suggestion', () => {
  const body = bodyOf(translationIssue(form, page, report));
  expect(body).toBe(
    [
      `Page: ${page}\nLanguage: it\nBlock: 0a1b2c3d`,
      'Source:\n\n```text\nRead the guide.\n```',
      'Translation:\n\n```text\nLeggi la guida.\n```',
      'Suggestion:\n\n```text\nLeggete la guida.\n```\n',
    ].join('\n\n'),
  );
});

test('[BIL-01] nothing that is written gets out of its block of code', () => {
  const suggestion = '```\n</details><img src=x onerror=alert(1)> @everyone ````';
  const body = bodyOf(translationIssue(form, page, { ...report, suggestion }));
  expect(body).toContain(`\`\`\`\`\`text\n${suggestion}\n\`\`\`\`\`\n`);
});

test.each([
  ['Arabic', 'الترجمة'],
  ['Chinese', '译文'],
  ['signs of four bytes', '🙂'],
  ['halves of characters', '\ud83d'],
])('[BIL-01] the address is never longer than servers take, with %s', (_, word) => {
  const long = word.repeat(2000);
  const address = translationIssue(form, page, { ...report, source: long, translation: long, suggestion: long });
  expect(address.length).toBeLessThanOrEqual(longestAddress);
  expect(address.length).toBeGreaterThan(longestAddress * 0.7);
  expect(bodyOf(address).match(/…/g)).toHaveLength(3);
});

test('[BIL-01] a short suggestion beside a long text stays whole', () => {
  const address = translationIssue(form, page, { ...report, source: 'x'.repeat(8000), translation: 'y'.repeat(8000) });
  expect(bodyOf(address)).toContain('\nLeggete la guida.\n');
});
