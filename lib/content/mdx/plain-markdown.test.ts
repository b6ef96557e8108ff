import { fillAddresses } from './address-marks';
import { type MarkdownFact, remarkMarkdownText } from './plain-markdown';

const { bundleEsModule } = jest.requireActual<typeof import('@/lib/testing/bundle-es-module')>(
  '@/lib/testing/bundle-es-module',
);

jest.mock('mdast-util-gfm', () =>
  jest
    .requireActual<typeof import('@/lib/testing/bundle-es-module')>('@/lib/testing/bundle-es-module')
    .bundleEsModule('mdast-util-gfm'),
);
jest.mock('mdast-util-to-markdown', () =>
  jest
    .requireActual<typeof import('@/lib/testing/bundle-es-module')>('@/lib/testing/bundle-es-module')
    .bundleEsModule('mdast-util-to-markdown'),
);
jest.mock('./highlight', () =>
  jest
    .requireActual<typeof import('@/lib/testing/bundle-es-module')>('@/lib/testing/bundle-es-module')
    .bundleEsModule('./lib/content/mdx/highlight.ts'),
);

const { createProcessor } = bundleEsModule('@mdx-js/mdx') as typeof import('@mdx-js/mdx');
const { default: remarkGfm } = bundleEsModule('remark-gfm') as typeof import('remark-gfm');

const words = {
  admonitions: { note: 'Note', tip: 'Tip', info: 'Good to know', warning: 'Caution', danger: 'Danger' },
  platform: 'your browser',
  siteUrlsStr: 'A, B and C',
  shownOnPage: 'See it on the page',
};

/** A page's Markdown as written for one locale. */
function markdownOf(mdx: string, itsWords = words): string {
  const fact: MarkdownFact = { markdown: '', plain: { type: 'root', children: [] } };
  createProcessor({ remarkPlugins: [remarkGfm, [remarkMarkdownText, fact, itsWords]] }).processSync(mdx);
  return fillAddresses(fact.markdown, {
    site: 'https://site.example',
    locale: 'https://site.example/it',
    page: 'https://site.example/it/docs/usage/',
    besideOf: (href) => (href === 'panel.png' ? '/_site/panel.0123456789.png' : undefined),
  });
}

const lines = (...parts: string[]) => `${parts.join('\n')}\n`;

describe('Markdown of a page', () => {
  test.each<[string, string[], string[]]>([
    [
      'an admonition is a quotation under its kind',
      ['<Admonition type="warning">', 'Mind the **gap**.', '', '- one', '- two', '</Admonition>'],
      ['> **Caution**', '>', '> Mind the **gap**.', '>', '> - one', '> - two'],
    ],
    [
      'an admonition’s title stands beside its kind',
      ['<Admonition type="tip" title="Try it">Text.</Admonition>'],
      ['> **Tip · Try it**', '>', '> Text.'],
    ],
    [
      'steps are a numbered list, with what they hold indented',
      [
        '<Steps>',
        '',
        '1. First.',
        '',
        '   ```sh',
        '   npm start',
        '   ```',
        '2. Second.',
        '   - a',
        '     - b',
        '',
        '</Steps>',
      ],
      ['1. First.', '', '   ```sh', '   npm start', '   ```', '2. Second.', '   - a', '     - b'],
    ],
    [
      'tabs are parts with headings of the next level, and headings in them go down',
      [
        '## Install',
        '',
        '<Tabs group="browser">',
        '<Tab value="chrome" label="Chrome">',
        '',
        'Text.',
        '',
        '### By hand',
        '',
        'More.',
        '',
        '</Tab>',
        '<Tab value="firefox" label="Firefox">',
        '',
        'Other.',
        '',
        '</Tab>',
        '</Tabs>',
      ],
      ['## Install', '', '### Chrome', '', 'Text.', '', '#### By hand', '', 'More.', '', '### Firefox', '', 'Other.'],
    ],
    [
      'in a list, tabs have bold names',
      ['1. One:', '', '   <Tabs>', '   <Tab value="a" label="A">', '   Text.', '   </Tab>', '   </Tabs>'],
      ['1. One:', '', '   **A**', '', '   Text.'],
    ],
    [
      'keys are code, chord by chord',
      ['Press <Keys combo="Alt+A" /> or <Keys combo="Space Space" />.'],
      ['Press `Alt+A` or `Space` `Space`.'],
    ],
    ['keys that stand alone are a paragraph', ['<Keys combo="Alt+A" />'], ['`Alt+A`']],
    [
      'details are text under their summary',
      ['<Details summary="More about it">', 'Hidden text.', '</Details>'],
      ['**More about it**', '', 'Hidden text.'],
    ],
    [
      'a bilingual pair is two lines, each as it is written',
      ['<Bilingual source="Good evening." target="مساء الخير." targetLang="ar" display="dotted" />'],
      ['Good evening.\\', 'مساء الخير.'],
    ],
    [
      'cards are a list of links',
      [
        '<Cards>',
        '<Card title="Use it" href="/docs/usage/">What is *behind* it.</Card>',
        '<Card title="No link">Text.</Card>',
        '</Cards>',
      ],
      ['- [Use it](https://site.example/it/docs/usage/): What is _behind_ it.', '- **No link**: Text.'],
    ],
    [
      'a section of other pages is its heading and text',
      ['<Section title="Why" lead="In short.">', '', 'Text.', '', '</Section>'],
      ['## Why', '', 'In short.', '', 'Text.'],
    ],
    [
      'a drawing is a link to the page',
      ['<LivePage />'],
      ['[See it on the page](https://site.example/it/docs/usage/)'],
    ],
    ['comments are left out', ['One.', '', '{/* Nobody reads this. */}', '', 'Two.'], ['One.', '', 'Two.']],
    [
      'placeholders say what the page says',
      ['In {platform} on {siteUrlsStr}, {hlStart}marked{hlEnd}.'],
      ['In your browser on A, B and C, marked.'],
    ],
  ])('[DOCS-09] %s', (_, mdx, markdown) => {
    expect(markdownOf(lines(...mdx))).toBe(lines(...markdown));
  });

  test.each([
    ['[usage](/docs/usage/#keys)', '[usage](https://site.example/it/docs/usage/#keys)'],
    ['[here](#keys)', '[here](https://site.example/it/docs/usage/#keys)'],
    ['[prices]({pricingUrl})', '[prices](https://site.example/it/pricing/)'],
    ['[there](https://example.org/a_b?c=d&e)', '[there](https://example.org/a_b?c=d\\&e)'],
    ['[mail](mailto:a@example.org)', '[mail](mailto:a@example.org)'],
    ['![Picture](/social.png)', '![Picture](https://site.example/social.png)'],
  ])('[DOCS-09] the address in %s is good outside of the site', (mdx, markdown) => {
    expect(markdownOf(mdx)).toBe(lines(markdown));
  });

  test('[DOCS-09] tables stay tables, with keys and pipes in their cells', () => {
    const table = lines('| Key | Does |', '| - | :-: |', '| <Keys combo="Alt+A" /> | a \\| b |');
    expect(markdownOf(table)).toBe(lines('| Key | Does |', '| - | :-: |', '| `Alt+A` | a \\| b |'));
  });

  test.each<[string, string[], string[]]>([
    [
      'code with marks has none, and stays in its language',
      ['```js title="a.js" wrap', '// [!code word:run]', 'run(); // [!code focus]', 'stop();', '```'],
      ['```js title="a.js"', 'run();', 'stop();', '```'],
    ],
    [
      'added and removed lines are a diff',
      ['```json title="a.json"', '{', '  "a": 1 // [!code --]', '  "a": 2 // [!code ++]', '}', '```'],
      ['```diff title="a.json"', ' {', '-  "a": 1', '+  "a": 2', ' }', '```'],
    ],
  ])('[DOCS-15] %s', (_, mdx, markdown) => {
    expect(markdownOf(lines(...mdx))).toBe(lines(...markdown));
  });

  test('[DOCS-09] a block of code keeps its language and title, and its fence is longer than any inside', () => {
    const block = lines('````md title="page.mdx" {2}', '```js', '<b>{x}</b>', '```', '````');
    expect(markdownOf(block)).toBe(lines('````md title="page.mdx"', '```js', '<b>{x}</b>', '```', '````'));
  });

  test('[DOCS-09] what only looks like Markdown stays text', () => {
    expect(markdownOf('Write \\*this\\*, &lt;b> and \\{that}.\n\n\\# no heading')).toBe(
      lines('Write \\*this\\*, \\<b> and {that}.', '', '\\# no heading'),
    );
  });

  test('[DOCS-09] footnotes and task lists stay what they are', () => {
    const source = lines('Text.[^1]', '', '- [x] done', '- [ ] open', '', '[^1]: See [usage](/docs/usage/).');
    expect(markdownOf(source)).toBe(
      lines('Text.[^1]', '', '- [x] done', '- [ ] open', '', '[^1]: See [usage](https://site.example/it/docs/usage/).'),
    );
  });

  test.each([
    'انقر **الإعدادات**، ثم اختر `Alt+A`.',
    '点击**设置**，然后选择“翻译”。',
    '**新增：** 自定义服务。',
    'सेटिंग्स **खोलें**।',
    '**設定**を開きます。',
  ])('[DOCS-09] %s is written as it is', (text) => {
    expect(markdownOf(text)).toBe(lines(text));
  });

  test('[DOCS-09] the words for kinds are those of the page’s language', () => {
    const arabic = { ...words, admonitions: { ...words.admonitions, note: 'ملاحظة' } };
    expect(markdownOf('<Admonition type="note">نص.</Admonition>', arabic)).toBe(lines('> **ملاحظة**', '>', '> نص.'));
  });
});
