import { bundleEsModule } from '@/lib/testing/bundle-es-module';

const { highlightCode } = bundleEsModule('./lib/content/mdx/highlight.ts') as typeof import('./highlight');

const changeWords = { added: 'Added', removed: 'Removed' };

/** The lines as a visitor sees them, each after its classes. */
function linesOf(code: string, language: string): string[] {
  const { html } = highlightCode(code, language, { changeWords });
  return html.split('\n').map((line) => {
    const classes = /<span class="line ?([^"]*)"/.exec(line)?.[1] ?? '';
    const text = line
      .replace(/<[^>]+>/g, '')
      .replaceAll('&#x3C;', '<')
      .replaceAll('&#x26;', '&');
    return `${classes}|${text}`;
  });
}

/** The words that are marked. */
const wordsIn = (code: string, language: string) =>
  [...highlightCode(code, language).html.matchAll(/<span class="[^"]*\bcode-word\b[^"]*">([^<]*)</g)].map(
    ([, word]) => word,
  );

describe('code without marks', () => {
  test('[DOCS-09] has classes for its colours, no style, and none of the classes of marks', () => {
    const { html, marked } = highlightCode('const a = "x"; // why', 'js');
    expect(html).toContain('<span class="code-token-comment">// why</span>');
    expect(html).toMatch(/^<code><span class="line"><span/);
    expect(html).not.toContain('style=');
    expect(marked).toBeUndefined();
  });

  test('[DOCS-09] has the lines marked that are named after the language', () => {
    const { html } = highlightCode('a\nb\nc', 'text', { markedLines: new Set([2]) });
    expect(html.split('\n').map((line) => line.includes('class="line code-marked"'))).toEqual([false, true, false]);
  });
});

describe('marks of lines', () => {
  test.each<[string, string, string[], string[]]>([
    [
      'added and removed lines of JSON',
      'json',
      ['{', '  "limit": 5 // [!code --]', '  "limit": 50 // [!code ++]', '}'],
      ['|{', 'code-removed|  "limit": 5', 'code-added|  "limit": 50', '|}'],
    ],
    [
      'several lines from one mark, which has a line of its own',
      'js',
      ['// [!code focus:2]', 'one();', 'two();', 'three();'],
      ['code-focus|one();', 'code-focus|two();', '|three();'],
    ],
    [
      'two marks in one comment',
      'sh',
      ['ollama serve # [!code ++] [!code focus]'],
      ['code-added code-focus|ollama serve'],
    ],
    [
      'a highlighted line, as one that is named after the language',
      'yaml',
      ['a: 1', 'b: 2 # [!code highlight]'],
      ['|a: 1', 'code-marked|b: 2'],
    ],
    [
      'a comment that says something else keeps it',
      'js',
      ['old(); // until 1.2 [!code --]'],
      ['code-removed|old(); // until 1.2'],
    ],
    ['markup', 'html', ['<p>A</p> <!-- [!code ++] -->'], ['code-added|<p>A</p>']],
    ['styles', 'css', ['a { color: red; } /* [!code --] */'], ['code-removed|a { color: red; }']],
    ['settings', 'ini', ['port=1 ; [!code --]', 'port=2 # [!code ++]'], ['code-removed|port=1', 'code-added|port=2']],
    [
      'plain text, whose other comment signs stay',
      'text',
      ['Good evening // [!code ++]', '# [!code --]', 'Good day', 'https://a.example # b'],
      ['code-added|Good evening', 'code-removed|Good day', '|https://a.example # b'],
    ],
    ['no language', '', ['Good evening // [!code focus]'], ['code-focus|Good evening']],
    ['a mark below all lines leaves no empty line', 'js', ['a();', '// [!code word:a]'], ['|a();']],
  ])('[DOCS-15] %s', (_, language, code, shown) => {
    expect(linesOf(code.join('\n'), language)).toEqual(shown);
  });

  test('[DOCS-15] changed lines have a word in the page’s language for screen readers, in no text', () => {
    const code = 'a(); // [!code ++]\nb(); // [!code --]\nc();';
    const spoken = (html: string) => [...html.matchAll(/data-spoken="([^"]*)"/g)].map(([, word]) => word);
    expect(spoken(highlightCode(code, 'js', { changeWords }).html)).toEqual(['Added', 'Removed']);
    const german = { added: 'Hinzugefügt', removed: 'Entfernt' };
    expect(spoken(highlightCode(code, 'js', { changeWords: german }).html)).toEqual(['Hinzugefügt', 'Entfernt']);
  });

  test('[DOCS-15] neither notation nor a style is in the page', () => {
    const { html } = highlightCode('// [!code word:a]\na(); // [!code ++]\nb(); // [!code focus]', 'js');
    expect(html).not.toMatch(/!code|style=/);
  });
});

describe('marked words', () => {
  test.each<[string, string[], string[]]>([
    ['from the mark on', ['server(1);', '// [!code word:server]', 'server(2);', 'a(server);'], ['server', 'server']],
    ['in a number of lines', ['// [!code word:a:1]', 'a(1);', 'a(2);'], ['a']],
    ['several of one comment', ['run(fast); // [!code word:run] [!code word:fast]'], ['run', 'fast']],
    ['with a colon', ['// [!code word:a\\:b]', 'x("a:b");'], ['a:b']],
  ])('[DOCS-15] %s', (_, code, words) => {
    expect(wordsIn(code.join('\n'), 'js')).toEqual(words);
  });
});

test.each([
  ['a(); // [!code highlight]', false],
  ['a(); // [!code ++]', true],
  ['a(); // [!code focus:1]', true],
  ['a(); // [!code word:a]', true],
])('[DOCS-15] %s asks for the styles of marks: %s', (code, needsStyles) => {
  expect(highlightCode(code, 'js').marked?.needsStyles).toBe(needsStyles);
});
