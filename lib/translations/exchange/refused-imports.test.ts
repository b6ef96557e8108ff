import { formatProblem } from '@/lib/content/problem';
import { edited, english, exported, imported, italian, onlyPages, site, usual } from '@/lib/testing/exchange-site';
import { exportLocale, importLocale } from './exchange';
import type { Exchange } from './exchanged-files';

describe('an import is refused, by file, unit, reason and remedy,', () => {
  const refused = (text: string, exchange?: Exchange, file?: string) => {
    const { files, problems } = imported(text, exchange, file);
    expect(files).toEqual([]);
    return problems;
  };
  const one = (text: string) => [expect.stringContaining(text)];
  const unit = (kind: string) =>
    exported()
      .split(/(?= {4}<unit)|(?= {2}<\/file>)/)
      .find((one) => one.includes(`id="${kind}-`)) ?? '';

  test('for another language', () => {
    expect(refused(edited(exported(), 'trgLang="it"', 'trgLang="de"'))).toEqual([
      'usage.xlf:1: The file translates from "en" to "de", not from "en" to "it". Import it for the language that it is for.',
    ]);
  });

  test('for a page that the source does not have', () => {
    expect(refused(edited(exported(), 'docs/usage.mdx', 'docs/gone.mdx'))).toEqual(
      one('The file is of "docs/gone.mdx", which is no page of the source.'),
    );
  });

  test('for the name of another page', () => {
    const exchange = site({ pages: { ...usual, 'en/docs/other.mdx': english } });
    expect(refused(exported(), exchange, '.xliff/it/docs/other.xlf')).toEqual(
      one('The file has the name of docs/other.mdx, and is of docs/usage.mdx.'),
    );
  });

  test('for two files of one page', () => {
    const files = ['a.xlf', 'b.xlf'].map((file) => ({ file, text: exported() }));
    expect(importLocale(site(), files).problems.map(formatProblem)).toEqual(
      one('b.xlf:1: a.xlf is of docs/usage.mdx too.'),
    );
  });

  test('for a unit that is unknown', () => {
    expect(refused(edited(exported(), /id="p-[0-9a-f]{8}"/, 'id="mine"'))).toEqual([
      expect.stringMatching(/^usage\.xlf:16: The unit "mine" is none of content\/en\/docs\/usage\.mdx\. Remove it/),
    ]);
  });

  test('for a unit that stands in the file twice', () => {
    expect(refused(edited(exported(), unit('h2'), unit('h2') + unit('h2')))).toEqual([
      expect.stringMatching(/^usage\.xlf:\d+: The unit "h2-\w{8}" stands in the file twice\. Keep the one/),
    ]);
  });

  test('for a unit whose source has changed since', () => {
    const exchange = site({ pages: { ...usual, 'en/docs/usage.mdx': english.replace('One word.', 'One sentence.') } });
    expect(refused(exported(), exchange)).toEqual([
      expect.stringMatching(
        /no longer has the text of the unit "p-\w{8}"\. Export the page again \(npm run i18n -- export it --page docs\/usage\)/,
      ),
    ]);
  });

  test('for a source that was edited in the file', () => {
    expect(refused(edited(exported(), '<source>One word.', '<source>Two words.'))).toEqual([
      expect.stringMatching(
        /The source of the unit "p-\w{8}" is not the text that content\/en\/docs\/usage\.mdx has\./,
      ),
    ]);
  });

  test('for a target that was emptied', () => {
    expect(refused(edited(exported(), '<target>Una parola.</target>', '<target/>'))).toEqual([
      expect.stringMatching(/^usage\.xlf:16: The unit "p-\w{8}" has no translation\. Translate it/),
    ]);
  });

  test('for a file in which nothing is translated', () => {
    const exchange = site({ pages: { 'en/docs/usage.mdx': english } });
    expect(refused(exported(exchange), exchange)).toEqual(
      one('The file has no translation of content/en/docs/usage.mdx.'),
    );
  });

  test('for a new block that the file does not have', () => {
    const exchange = site({
      pages: { ...usual, 'en/docs/usage.mdx': english.replace('One word.', 'One word.\n\nNew.') },
    });
    expect(refused(edited(exported(), 'Una parola', 'Una'), exchange)).toEqual([
      expect.stringMatching(/^usage\.xlf: The unit "p-\w{8}" is missing, and has no translation yet\./),
    ]);
  });

  test.each([
    ['a placeholder', /(Premi .*?)<ph id="5"[^>]*>/, 'The placeholders are', 'lost: "{hlStart}"'],
    ['code', /(Premi .*?)<ph id="2"[^>]*>/, 'The code in the text is', 'lost: "a.b"'],
    ['a component', /(Premi )<ph id="1"[^>]*>/, 'The components in the text are', 'lost: "<Keys combo="Alt+A">"'],
    ['a link', /(Premi .*?)<pc [^>]*>guida<\/pc>/, 'The links are', 'lost: "/docs/"'],
  ])('for %s that was lost', (_, mark, what, lost) => {
    expect(refused(edited(exported(), mark, '$1'))).toEqual([
      expect.stringMatching(/^usage\.xlf:\d+: Unit "p-\w{8}": /),
    ]);
    expect(refused(edited(exported(), mark, '$1'))).toEqual(
      one(`${what} not as in content/en/docs/usage.mdx:10 (${lost}).`),
    );
  });

  test.each([
    ['a placeholder', 'Una {platform} parola.', 'The placeholders are', 'added: "{platform}"'],
    ['code', 'Una `parola`.', 'The code in the text is', 'added: "parola"'],
    [
      'a component',
      'Una &lt;Keys combo="A" /&gt; parola.',
      'The components in the text are',
      'added: "<Keys combo="A">"',
    ],
    ['a link', 'Una [parola](/it/).', 'The links are', 'added: "/it/"'],
  ])('for %s that was added', (_, target, what, added) => {
    expect(refused(edited(exported(), 'Una parola.', target))).toEqual(
      one(`${what} not as in content/en/docs/usage.mdx:6 (${added}).`),
    );
  });

  test('for a mark that stands for nothing', () => {
    expect(refused(edited(exported(), /(Premi <ph [^>]*)dataRef="d1"/, '$1dataRef="d9"'))).toEqual([
      expect.stringMatching(/Unit "p-\w{8}": the mark <ph id="1"> stands for nothing: there is no <data id="d9">\./),
    ]);
  });

  test.each([
    ['is no MDX', 'Una &lt; parola {', 'With the target the page is no MDX.'],
    ['is a heading', '# Una parola', 'The target makes more or other than a paragraph.'],
  ])('for a target that %s', (_, target, reason) => {
    expect(refused(edited(exported(), 'Una parola.', target))).toEqual([
      expect.stringMatching(new RegExp(`^usage\\.xlf:16: Unit "p-\\w{8}": ${reason} Write `)),
    ]);
  });

  test('for cells that were joined', () => {
    expect(refused(edited(exported(), /<segment id="s2"[\s\S]*?<\/segment>/, ''))).toEqual([
      expect.stringMatching(/The segments of the unit "tr2-\w{8}" are 1, not 2\. Do not join or split/),
    ]);
  });

  test('for a field that the front matter cannot have', () => {
    expect(
      refused(edited(exported(), />A page to be sent away and taken back\.<\/target>/, '>Breve</target>')),
    ).toEqual([
      expect.stringMatching(/Unit "description-\w{8}": The front matter field "description" is shorter than 15/),
    ]);
  });

  test('as a whole: where one file is wrong, none is written', () => {
    const exchange = site({ pages: { ...usual, 'en/docs/other.mdx': english, 'it/docs/other.mdx': italian } });
    const files = exportLocale(exchange, { isWanted: onlyPages }).files.map(({ file, text }, index) => ({
      file,
      text: edited(text, 'Una parola.', index === 0 ? 'Una sola parola.' : '# Una'),
    }));
    const result = importLocale(exchange, files);
    expect(result.files).toEqual([]);
    expect(result.problems).toHaveLength(1);
  });
});
