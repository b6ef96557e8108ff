import { parse } from 'yaml';
import { markdownPage } from './markdown-page';
import { hasMarkdown, markdownRoute } from './markdown-route';

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
