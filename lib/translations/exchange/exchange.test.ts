import { formatProblem } from '@/lib/content/problem';
import {
  edited,
  english,
  entryOf,
  exported,
  head,
  imported,
  italian,
  onlyPages,
  site,
  usual,
} from '@/lib/testing/exchange-site';
import { blocksOf } from '../blocks';
import { emptyGlossary } from '../glossary';
import { exportLocale } from './exchange';

describe('export', () => {
  test('a unit is a block with its hash, its state and its translation; marks stand for what they protect', () => {
    const text = exported();
    const hash = /<unit id="p-([0-9a-f]{8})"/.exec(text)?.[1];
    expect(hash).toBe(blocksOf(entryOf('en/docs/usage.mdx', english))?.blocks[0]?.hash);
    expect(text).toContain('<source>One word.</source>\n        <target>Una parola.</target>');
    expect(text).toContain('srcLang="en" trgLang="it"');
    expect(text).toContain('<file id="page" original="docs/usage.mdx"');
    expect(text).toContain(
      'Premi <ph id="1" canCopy="no" canDelete="no" dataRef="d1"/>, leggi <ph id="2" canCopy="no" canDelete="no" dataRef="d2"/> nella <pc id="3"',
    );
    expect(text).toContain('<data id="d2">`a.b`</data>');
    expect(text.match(/state="(\w+)"/)?.[1]).toBe('reviewed');
  });

  test('cells of a row are segments of one unit, and empty ones are none', () => {
    const [row] = exported().match(/<unit id="tr2-[\s\S]*?<\/unit>/) ?? [];
    expect(row?.match(/<source>.*<\/source>/g)).toEqual(['<source>Way</source>', '<source>Use</source>']);
    expect(exported()).not.toContain('<source></source>');
  });

  test('a block that has changed is initial with its old translation, a new one has none', () => {
    const now = english.replace('One word.', 'One word more.\n\nNew.');
    const text = exported(site({ pages: { ...usual, 'en/docs/usage.mdx': now } }));
    expect(text).toMatch(/state="initial">\s*<source>One word more\.<\/source>\s*<target>Una parola\.<\/target>/);
    expect(text).toMatch(/state="initial">\s*<source>New\.<\/source>\s*<\/segment>/);
  });

  test('a page that nobody stamped is translated, not reviewed', () => {
    expect(exported(site({ stamped: false }))).toContain('state="translated"');
  });

  test('terms of the glossary stand at the blocks that have them', () => {
    const glossary = { ...emptyGlossary, terms: [{ source: 'word', targets: ['parola', 'vocabolo'] }] };
    const text = exported(site({ glossary }));
    expect(text.match(/<note .*<\/note>/g)).toEqual(['<note category="glossary">word → parola, vocabolo</note>']);
  });

  test('what is stale or missing alone is written if asked for', () => {
    const names = (pages: Readonly<Record<string, string>>, onlyBehind: boolean) =>
      exportLocale(site({ pages }), { isWanted: onlyPages, onlyBehind }).files.map(({ file }) => file);
    const more = { ...usual, 'en/docs/new.mdx': english };
    expect(names(more, false)).toEqual(['docs/usage.xlf', 'docs/new.xlf']);
    expect(names(more, true)).toEqual(['docs/new.xlf']);
    const changed = { ...usual, 'en/docs/usage.mdx': english.replace('One', 'Some') };
    expect(names(changed, true)).toEqual(['docs/usage.xlf']);
    const added = { ...usual, 'en/docs/usage.mdx': `${english}\nMore.\n` };
    expect(names(added, true)).toEqual(['docs/usage.xlf']);
  });

  test('a translation whose blocks pair with nothing is named, and nothing is written', () => {
    const pages = { ...usual, 'it/docs/usage.mdx': italian.replace('## Due', '### Due') };
    const { files, problems } = exportLocale(site({ pages }), { isWanted: onlyPages });
    expect(files).toEqual([]);
    expect(problems.map(formatProblem)).toEqual([
      expect.stringContaining('content/it/docs/usage.mdx: The translation'),
    ]);
  });
});

describe('import', () => {
  test('a file that comes back as it went changes nothing', () => {
    expect(imported(exported())).toEqual({ files: [], problems: [], text: undefined });
  });

  test('a changed target lands in the page, and every other byte stays', () => {
    const text = edited(exported(), 'Una parola.', 'Una sola parola.');
    // The page alone: nobody has read it yet, so that the ledger stays as it is.
    expect(imported(text).files).toEqual([
      {
        file: 'content/it/docs/usage.mdx',
        text: italian.replace('Una parola.', 'Una sola parola.'),
        samples: [],
      },
    ]);
  });

  test('titles, cells and properties are written as their places ask for', () => {
    const text = [
      ['>Uso<', '>Uso: «qui»<'],
      ['>Sfera<', '>Palla<'],
      ['>Di &quot;questo&quot;<', ">L'altro<"],
    ].reduce((all, [from = '', to = '']) => edited(all, from, to), exported());
    expect(imported(text)).toMatchObject({
      problems: [],
      text: italian.replace("'Uso'", '"Uso: «qui»"').replace('Sfera', 'Palla').replace('Di "questo"', 'L&#39;altro'),
    });
  });

  test('keywords, and code in a list, are written as the page writes them', () => {
    const page = (words: string, comment: string) =>
      `---\ntitle: A\ndescription: A page to be sent away and taken back.\nkeywords:\n  - ${words}\n---\n\n1. A\n\n   \`\`\`js title="${comment}"\n   // ${comment}\n\n   run();\n   \`\`\`\n`;
    const pages = { 'en/docs/usage.mdx': page('one', 'Run'), 'it/docs/usage.mdx': page('uno\n  - due', 'Via') };
    const exchange = site({ pages, stamped: false });
    const text = edited(edited(exported(exchange), '>uno, due<', '>uno, due: tre<'), /Via/g, 'Parti');
    expect(imported(text, exchange)).toMatchObject({ problems: [], text: page('uno\n  - "due: tre"', 'Parti') });
    expect(imported(edited(text, /<target>(js[\s\S]*?)run/, '<target>$1walk'), exchange).problems).toEqual([
      expect.stringMatching(
        /^usage\.xlf:\d+: Unit "code-\w{8}": The code is not as in content\/en\/docs\/usage\.mdx:10 \(lost: "run\(\);"; added: "walk\(\);"\)/,
      ),
    ]);
  });

  test('marks may change their order, and emphasis may go', () => {
    const [, press = ''] = /<target>(Premi .*)<\/target>/.exec(exported()) ?? [];
    const [, keys = '', code = ''] = /(<ph id="1"[^>]*>).*?(<ph id="2"[^>]*>)/.exec(press) ?? [];
    const turned = press.replace(keys, '§').replace(code, keys).replace('§', code);
    expect(imported(edited(exported(), press, turned)).text).toBe(
      italian.replace('<Keys combo="Alt+A" />, leggi `a.b`', '`a.b`, leggi <Keys combo="Alt+A" />'),
    );
  });

  test('a page that was not translated yet is written with the frame of the source', () => {
    const exchange = site({ pages: { 'en/docs/usage.mdx': english } });
    const { files, problems } = imported(exported(), exchange);
    expect(problems).toEqual([]);
    expect(files[0]?.file).toBe('content/it/docs/usage.mdx');
    expect(files[0]?.text).toContain('title: Uso\n');
    expect(files[0]?.text).toContain('|---|---|\n| Sfera | |');
    expect(files[0]?.text).toContain('<Card title="Di &quot;questo&quot;" href="/docs/">Scheda.</Card>');
  });

  test('a new block is put at its place, and one that the source dropped goes', () => {
    const now = english.replace('One word.\n', 'New.\n\nOne word.\n').replace(/<Card.*\n/, '');
    const exchange = site({ pages: { ...usual, 'en/docs/usage.mdx': now } });
    const text = edited(exported(exchange), '<source>New.</source>', '<source>New.</source><target>Nuovo.</target>');
    const made = imported(text, exchange).text ?? '';
    expect(made).toContain('\n\nNuovo.\n\nUna parola.\n\n## Due\n');
    expect(made).not.toContain('Card');
  });

  test('a new page has the English titles as second lines, and says which samples are left', () => {
    const page = `${head('A')}<Section title="Part" pair="部分" pairLang="zh">

Text.

</Section>

<Bilingual source="a" target="b" targetLang="es" />
`;
    const exchange = site({ pages: { 'en/docs/usage.mdx': page } });
    const translated = exported(exchange).replace(/<source>(.*)<\/source>/g, '$&<target>Una $1</target>');
    const [file] = imported(translated, exchange).files;
    expect(file?.text).toContain('<Section title="Una Part" pair="Part" pairLang="en">');
    expect(file?.samples).toEqual(['<Bilingual> source', '<Bilingual> target', '<Bilingual> targetLang']);
  });
});
