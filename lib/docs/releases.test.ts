import type { Heading } from '@/lib/content/content-files';
import { changelogFeedRoute, hasChangelogFeed, readReleases, releaseHtml } from './releases';

/** A page whose body begins on line 5, with its headings as compiled. */
function page(...lines: string[]) {
  const headings = lines.flatMap((text, index): Heading[] => {
    const [, marks = '', words = ''] = /^(#{2,3}) (.+)$/.exec(text) ?? [];
    return marks === ''
      ? []
      : [{ level: marks.length as 2 | 3, id: words.replace(/\W/g, ''), text: words, line: 5 + index }];
  });
  return [{ file: 'content/en/docs/CHANGELOG.mdx', body: lines.join('\n'), bodyLine: 5 }, headings] as const;
}

describe('readReleases', () => {
  test('[ROUTE-05] has each version with its day, in the page’s order', () => {
    const source = page('## 2026', '', '### 1.30.2', '', '2026-06-10', '', '### v1.29.9', '2026-05-27, Preview');
    expect(readReleases(...source)).toEqual({
      releases: [
        { version: '1.30.2', id: '1302', day: '2026-06-10' },
        { version: 'v1.29.9', id: 'v1299', day: '2026-05-27' },
      ],
      problems: [],
    });
  });

  test('[ROUTE-05] reads a day in front of any script', () => {
    expect(readReleases(...page('### 1.2', '', '2026-05-27，预览版')).releases).toEqual([
      { version: '1.2', id: '12', day: '2026-05-27' },
    ]);
  });

  test('[ROUTE-05] a version of which only the month is known has no day', () => {
    expect(readReleases(...page('### 1.2', '', '2025-11')).releases).toEqual([{ version: '1.2', id: '12' }]);
  });

  test('[ROUTE-05] other headings and rows of tables are no versions', () => {
    const source = page('## 2026', 'Text.', '### How to read this', 'Text.', '| 1.24.6 | | **Added:** x |');
    expect(readReleases(...source)).toEqual({ releases: [], problems: [] });
  });

  test.each(['- **Added:** x', '2026-02-30', '2026-13', '20260610', '10.06.2026', '2026-06-1', ''])(
    '[DOCS-10] a version over "%s" is told that it has no date, with its line',
    (line) => {
      expect(readReleases(...page('## 2026', '', '### 1.30.2', '', line)).problems).toEqual([
        {
          file: 'content/en/docs/CHANGELOG.mdx',
          line: 7,
          message: 'The version "1.30.2" has no date that can be read.',
          remedy: expect.stringContaining('2026-06-10'),
        },
      ]);
    },
  );

  test('[DOCS-10] the next version’s date is not the last one’s', () => {
    expect(readReleases(...page('### 1.2', '### 1.1', '2026-01-01')).problems).toHaveLength(1);
  });
});

describe('releaseHtml', () => {
  const html =
    '<h2 id="2026">2026</h2><h3 id="1302"><a class="self" href="#1302">1.30.2</a></h3>\n<p>2026-06-10</p><ul><li><a href="/it/docs/usage/">a</a></li></ul>\n<h3 id="1301">1.30.1</h3><p>b</p><h2 id="end">End</h2><p>c</p>';

  test('[ROUTE-05] is what stands under a version, with addresses that are good in a reader', () => {
    expect(releaseHtml(html, '1302', 'https://site.example')).toBe(
      '<p>2026-06-10</p><ul><li><a href="https://site.example/it/docs/usage/">a</a></li></ul>',
    );
    expect(releaseHtml(html, '1301', 'https://site.example')).toBe('<p>b</p>');
  });
});

test('[ROUTE-05] only the current version’s change log is a feed, and not while it is unlisted', () => {
  const versions = [
    { folder: 'docs', isLast: true },
    { folder: 'docs-1.0', isLast: false },
  ];
  const record = { folder: 'docs', slug: 'CHANGELOG', unlisted: false };
  expect(hasChangelogFeed(record, versions)).toBe(true);
  expect(hasChangelogFeed({ ...record, slug: 'usage' }, versions)).toBe(false);
  expect(hasChangelogFeed({ ...record, folder: 'docs-1.0' }, versions)).toBe(false);
  expect(hasChangelogFeed({ ...record, unlisted: true }, versions)).toBe(false);
  expect(changelogFeedRoute('/docs/CHANGELOG/')).toBe('/docs/CHANGELOG/rss.xml');
});
