import { parse } from 'yaml';
import { sidebarCategory as category, docsVersion, sidebarLink as link } from '../testing/docs';
import { hasMarkdown, llmsText, markdownPage, markdownRoute } from './markdown-page';
import { docsByCategory } from './sidebar';

const input = {
  title: 'Usage',
  description: 'How to read.',
  url: 'https://site.example/it/docs/usage/',
  language: 'en',
  body: 'Text.\n',
};

describe('markdownPage', () => {
  test('[DOCS-09] says what it is, from where and in which language, above the text', () => {
    expect(markdownPage({ ...input, lastUpdated: '2026-03-05', factsDate: '2026-08-21' })).toBe(
      [
        '---',
        'title: Usage',
        'description: How to read.',
        'url: https://site.example/it/docs/usage/',
        'language: en',
        'lastUpdated: 2026-03-05',
        'factsDate: 2026-08-21',
        '---',
        '',
        '# Usage',
        '',
        'Text.',
        '',
      ].join('\n'),
    );
  });

  test.each(['A: b', '"Quoted"', '# 1', 'كيف: تقرأ', 'a'.repeat(150), '- x', 'a_b*c'])(
    '[DOCS-09] keeps the title “%s” whatever stands in it',
    (title) => {
      const [, frontMatter = ''] = markdownPage({ ...input, title }).split('---\n');
      expect(parse(frontMatter)).toEqual({ title, description: input.description, url: input.url, language: 'en' });
    },
  );

  test('[DOCS-09] the title is text in the heading, too', () => {
    expect(markdownPage({ ...input, title: 'a_b [c] <d>' })).toContain('\n# a\\_b \\[c\\] \\<d>\n');
  });
});

describe('markdownRoute', () => {
  test.each([
    ['/docs/', '/docs.md'],
    ['/docs/usage/', '/docs/usage.md'],
    ['/docs/services/', '/docs/services.md'],
    ['/docs/1.0/', '/docs/1.0.md'],
  ])('[ROUTE-05] the text of %s is %s', (route, address) => {
    expect(markdownRoute(route)).toBe(address);
  });

  test('[DOCS-06] is there for listed pages of the docs', () => {
    expect(hasMarkdown({ kind: 'doc', unlisted: false })).toBe(true);
    expect(hasMarkdown({ kind: 'doc', unlisted: true })).toBe(false);
    expect(hasMarkdown({ kind: 'page', unlisted: false })).toBe(false);
  });
});

test('[ROUTE-05] a list for language models is a title, a summary, and links under headings', () => {
  const text = llmsText({
    title: 'Site',
    summary: 'Read *more*.',
    sections: [
      {
        title: 'البداية',
        links: [
          { title: 'Usage [1]', url: 'https://site.example/ar/docs/usage.md', description: 'كيف تقرأ.' },
          { title: 'FAQ', url: 'https://site.example/ar/docs/faq.md', description: 'Answers.', language: 'الإنجليزية' },
        ],
      },
      { title: 'More', links: [{ title: 'A', url: 'https://site.example/ar/docs/a.md', description: 'B.' }] },
    ],
  });
  expect(text).toBe(
    [
      '# Site',
      '',
      '> Read \\*more\\*.',
      '',
      '## البداية',
      '',
      '- [Usage \\[1\\]](https://site.example/ar/docs/usage.md): كيف تقرأ.',
      '- [FAQ](https://site.example/ar/docs/faq.md): Answers. (الإنجليزية)',
      '',
      '## More',
      '',
      '- [A](https://site.example/ar/docs/a.md): B.',
      '',
    ].join('\n'),
  );
});

describe('docsByCategory', () => {
  const version = docsVersion({
    docs: ['index', 'usage', 'deep', 'TERMS', 'secret'].map((id) => ({ id, path: `/docs/${id}/` })),
  });
  const label = (title: string, rest: object = {}) => ({ title, description: `${title}.`, ...rest });
  const labels = {
    '': label('Start'),
    usage: label('Usage'),
    deep: label('Deep'),
    TERMS: label('Terms', { lang: 'en' }),
    secret: label('Secret', { unlisted: true }),
  };
  const sidebar = [category('First', [link('index'), category('Inner', [link('deep')])]), link('usage')];
  const summary = docsByCategory(sidebar, version, labels, 'More').map(({ label: name, docs }) => [
    name,
    docs.map((doc) => `${doc.docId} ${doc.lang ?? ''}`.trim()),
  ]);

  test('[DOCS-02] has the sidebar’s pages by outer category, then the others, and no unlisted one', () => {
    expect(summary).toEqual([
      ['First', ['index', 'deep']],
      ['usage', ['usage']],
      ['More', ['TERMS en']],
    ]);
  });

  test('[DOCS-02] has no empty category', () => {
    const all = docsByCategory([...sidebar, link('TERMS'), category('Empty', [])], version, labels, 'More');
    expect(all.map((group) => group.label)).toEqual(['First', 'usage', 'TERMS']);
  });
});
