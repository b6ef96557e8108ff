import { blocksOf } from './blocks';

const frontMatter = { title: 'Usage', description: 'How to read a page in two languages.' };

function cut(body: string) {
  const page = blocksOf({ body, bodyLine: 5, frontMatter });
  if (!page) throw new Error('The page is no MDX.');
  return page;
}

const shape = (body: string) => cut(body).blocks.map(({ kind, text }) => `${kind} ${text}`.trim());

describe('blocksOf', () => {
  test('headings, paragraphs, items, rows and code are blocks in the order of the page', () => {
    expect(
      shape(
        '## Start\n\nOne *word*\nmore.\n\n- First\n- Second\n  1. Inner\n\n> Said.\n\n| A | B |\n|---|---|\n| `c` | d |\n\n```json title="x"\n{}\n```\n',
      ),
    ).toEqual([
      'h2 ## Start',
      'p One *word* more.',
      'ul1 First',
      'ul1 Second',
      'ol2 Inner',
      'quote Said.',
      'tr2 A | B',
      'tr2 `c` | d',
      'code json title="x"\n{}',
    ]);
  });

  test('a component is a block, and so is each of its texts; what languages share belongs to the component', () => {
    expect(shape('<Card title="Use it" href="/docs/usage/">One sentence.</Card>\n')).toEqual([
      '<Card> href="/docs/usage/"',
      'Card.title Use it',
      'p One sentence.',
    ]);
    expect(shape('<Admonition type="tip" title="Hint">\nText.\n</Admonition>\n')).toEqual([
      '<Admonition> type="tip"',
      'Admonition.title Hint',
      'p Text.',
    ]);
  });

  test('samples in other languages are no blocks, because each translation chooses its own', () => {
    expect(shape('<Section title="Part" pair="Teil" pairLang="de">\n\nText.\n\n</Section>\n')).toEqual([
      '<Section>',
      'Section.title Part',
      'p Text.',
    ]);
    expect(shape('<Bilingual source="a" target="b" targetLang="de" display="wavy" />\n')).toEqual([
      '<Bilingual> display="wavy"',
    ]);
  });

  test('comments are not there', () => {
    expect(shape('{/* later */}\n\nText. {/* more */}\n')).toEqual(['p Text. {/* more */}']);
  });

  test('places are those of the file', () => {
    expect(cut('Text.\n\n- Item\n').blocks.map(({ line, column }) => [line, column])).toEqual([
      [5, 1],
      [7, 3],
    ]);
  });

  test('folded lines, the width of a table and the shape of quotation marks change no hash, other words do', () => {
    const hashes = (body: string) => cut(body).blocks.map(({ hash }) => hash);
    expect(hashes('One\ntwo.\n')).toEqual(hashes('One two.\n'));
    expect(hashes('| A |\n|---|\n| b |\n')).toEqual(hashes('| A    |\n| ---- |\n| b    |\n'));
    expect(hashes('“It’s” two.\n')).toEqual(hashes('"It\'s" two.\n'));
    expect(hashes('One two.\n')).not.toEqual(hashes('One three.\n'));
    expect(hashes('## One\n')).not.toEqual(hashes('### One\n'));
  });

  test('links, code and components of a paragraph are known', () => {
    expect(cut('Press <Keys combo="Alt+A" />, read `a.b` in [the docs](/docs/).\n').blocks).toMatchObject([
      { links: ['/docs/'], code: ['a.b'], components: ['<Keys combo="Alt+A">'] },
    ]);
  });

  test('headings and placeholders are known to the checks that compare them', () => {
    const { facts } = cut('<Section title="{hlStart}Two{hlEnd} voices">\n\n### Inner\n\n{siteUrlsStr}\n\n</Section>\n');
    expect(facts.headings.map(({ level, line }) => [level, line])).toEqual([
      [2, 5],
      [3, 7],
    ]);
    expect(facts.placeholders.map(({ name }) => name)).toEqual(['hlStart', 'hlEnd', 'siteUrlsStr']);
  });

  test('fields of the front matter are there by name', () => {
    const page = blocksOf({ body: '', bodyLine: 5, frontMatter: { ...frontMatter, keywords: ['a', 'b'] } });
    expect(page?.fields.map(({ name, text }) => [name, text])).toEqual([
      ['title', 'Usage'],
      ['description', 'How to read a page in two languages.'],
      ['keywords', 'a, b'],
    ]);
  });

  test('what is no MDX has no blocks', () => {
    expect(blocksOf({ body: '<Card>\n', bodyLine: 1, frontMatter })).toBeUndefined();
  });
});
