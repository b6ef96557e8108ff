import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { encodePng } from '@/lib/social-cards/png';
import { buildContent, contentWith, page } from '../support/build-content';

interface Case {
  readonly title: string;
  /** Changed files of the fixture's content, by name. */
  readonly files: Readonly<Record<string, string | Uint8Array | undefined>>;
  readonly says: readonly RegExp[];
  /** The step that finds it. Cases of one step are one build, which must tell all of them; the others are alone. */
  readonly step?: 'pages' | 'references';
}

const onePixelHigh = (width: number) => encodePng(new Uint8Array(width), { width, height: 1 }, ['#ffffff']);

const cases: readonly Case[] = [
  {
    title: '[DOCS-10] several wrong front matters are reported together, with file, line and field',
    files: {
      'en/docs/guide.mdx': page('Text.', 'titel: A page\ndescription: A page to see what the build says of it.'),
      'en/docs/english-only.mdx': page('Text.', 'title: A page\ndescription: 5'),
      'it/docs/guide.mdx': 'No front matter at all.',
    },
    says: [
      /^4 problems in the content:$/m,
      /en\/docs\/guide\.mdx:2: Unknown front matter field "titel"\..*title, description/,
      /en\/docs\/guide\.mdx:\d: The front matter field "title" is missing\. Add "title: …"/,
      /en\/docs\/english-only\.mdx:3: The front matter field "description"/,
      /it\/docs\/guide\.mdx:1: The page has no front matter\./,
    ],
  },
  {
    title: '[DOCS-10] broken MDX names file, line and column',
    step: 'pages',
    files: { 'en/docs/english-only.mdx': page('## A heading\n\n<Admonition type="tip">\n\nNever closed.') },
    says: [/en\/docs\/english-only\.mdx:8:1: Expected a closing tag for `<Admonition>`/],
  },
  {
    title:
      '[DOCS-21] a diagram that cannot be drawn, or says nothing to those who do not see it, is named with its line',
    step: 'pages',
    files: {
      'en/docs/described.mdx': page('Text.\n\n```mermaid\nflowchart LR\n  A --> B\n```'),
      'en/docs/pie.mdx': page('```mermaid\npie\n  accDescr: Shares\n  "a": 3\n```'),
      'en/docs/unread.mdx': page('```mermaid\nflowchart LR\n  accDescr: A way\n  A --> B\n  B["C --> D\n```'),
    },
    says: [
      /described\.mdx:9:1: The diagram has no text for those who do not see it\. Add a line "accDescr: …"/,
      /pie\.mdx:7:1: A diagram of the type "pie" cannot be drawn\. Known are flowchart/,
      /unread\.mdx:10:1: This line of the diagram cannot be read: "B\["C --> D"\. Write boxes as/,
    ],
  },
  {
    title: '[DOCS-10] a version in the change log without a date is named with its line',
    step: 'pages',
    files: { 'en/docs/CHANGELOG.mdx': page('## 2026\n\n### 1.2.0\n\n- Something new.') },
    says: [/en\/docs\/CHANGELOG\.mdx:8: The version "1\.2\.0" has no date that can be read\..*2026-06-10/],
  },
  {
    title: '[DOCS-10] an unknown component, a wrong property and an expression are refused where they stand',
    step: 'pages',
    files: {
      'en/docs/component.mdx': page('## A heading\n\n<Admonitions type="tip">x</Admonitions>'),
      'en/docs/property.mdx': page('<Admonition type="loud">x</Admonition>'),
      'en/docs/expression.mdx': page('Text {process.env.HOME}.'),
    },
    says: [
      /component\.mdx:8:1: <Admonitions> is not a component of this site\. Did you mean <Admonition>\?/,
      /property\.mdx:6:1: <Admonition>: "type"/,
      /expression\.mdx:6:6: Unknown placeholder "\{process\.env\.HOME\}"/,
    ],
  },
  {
    title: '[DOCS-10] all faults of a page are told at once, those too that Markdown would pass over',
    step: 'pages',
    files: {
      'en/docs/faults.mdx': page(
        '## A heading\n\n<Crad title="x" />\n\n<Admonition type="tipp">x</Admonition>\n\nA [^note] and [words][gone].\n\nSee <Bilingual source="a" target="b" targetLang="it" /> here.\n\nSee <Foo /> here.\n\n{home}',
      ),
      'en/docs/twice.mdx': page('## Part\n\nOne.\n\n## Part\n\nTwo.'),
    },
    says: [
      /faults\.mdx:8:1: <Crad> is not a component of this site\. Did you mean <Card>\?/,
      /faults\.mdx:10:1: <Admonition>: "type" must be one of note, tip,/,
      /faults\.mdx:12:\d+: "\[\^note\]" refers to nothing on this page\. Add a line that begins with "\[\^note\]:"\./,
      /faults\.mdx:12:\d+: "\[words\]\[gone\]" refers to nothing/,
      /faults\.mdx:14:5: <Bilingual> stands among words\. Give it a line of its own/,
      /faults\.mdx:16:5: <Foo> is not a component of this site\./,
      /faults\.mdx:18:1: Unknown placeholder "\{home\}"/,
      /en\/docs\/twice\.mdx:10: The heading "Part" stands on the page twice, first on line 6\./,
    ],
  },
  {
    title: '[DOCS-10] [DOCS-15] marks of code that are unknown or cannot be read are told where they stand',
    step: 'pages',
    files: {
      'en/docs/marks.mdx': page(
        '```js\na(); // [!code fokus]\n```\n\n- One.\n\n  ```js wrapp\n  a("[!code ++]") + 1;\n  ```',
      ),
    },
    says: [
      /marks\.mdx:7:9: Unknown mark "\[!code fokus\]"\. Did you mean "focus"\? Known are \[!code \+\+\]/,
      /marks\.mdx:12:3: Unknown word "wrapp" after the language of a code block\. Did you mean "wrap"\?/,
      /marks\.mdx:13:6: The mark "\[!code \+\+\]" cannot be read here\. Put it into a comment/,
    ],
  },
  {
    title: '[DOCS-10] an English page that is gone is one problem, which names its orphans',
    step: 'pages',
    files: { 'en/docs/guide.mdx': undefined },
    says: [/en\/docs\/guide\.mdx: A translation has no source: .*which deletes .*it\/docs\/guide\.mdx\./],
  },
  {
    title: '[DOCS-10] a link to a missing page or anchor names its place and a remedy',
    step: 'references',
    files: {
      'en/docs/english-only.mdx': page(
        '## A heading\n\n[a](/docs/nope/) [b](/docs/guide/#nope) [c](/docs/Guide/) [d](guide)',
      ),
    },
    says: [
      /english-only\.mdx:8:1: There is no page \/docs\/nope\//,
      /english-only\.mdx:8:18: The page \/docs\/guide\/ has no heading "#nope"\. Its anchors are first-part/,
      /english-only\.mdx:8:41: There is no page \/docs\/Guide\/\. Did you mean "\/docs\/guide\/"\?/,
      /english-only\.mdx:8:59: The link "guide" is neither a route nor a full address/,
    ],
  },
  {
    title:
      '[DOCS-13] a picture and a linked file that are not there, and a picture without a text, name place and remedy',
    step: 'references',
    files: {
      'en/docs/beside.mdx': page(
        '## A heading\n\n![Icon](/img/icon-192.png)\n\n![][icon] [guide](/guide.pdf)\n\n[icon]: /icon.svg',
      ),
    },
    says: [
      /beside\.mdx:8:1: There is no file public\/img\/icon-192\.png\. Did you mean "\/icon-192\.png"\?/,
      /beside\.mdx:10:1: The picture "\/icon\.svg" has no text for those who do not see it\./,
      /beside\.mdx:10:11: There is no file public\/guide\.pdf\. Put the file there/,
    ],
  },
  {
    title:
      '[DOCS-19] pictures beside a page that are none, too heavy, too large, missing, without a text or unused are told',
    step: 'references',
    files: {
      'en/docs/shots.mdx': page(
        '![A](none.png)\n\n![B](heavy.png)\n\n![C](wide.png)\n\n![](small.png)\n\n![D](smal.png)\n\n![E](small.it.png)',
      ),
      'en/docs/none.png': 'This is text.',
      'en/docs/heavy.png': new Uint8Array(1_200_000),
      'en/docs/wide.png': onePixelHigh(3_100),
      'en/docs/small.png': onePixelHigh(4),
      'en/docs/small.it.png': onePixelHigh(4),
      'en/docs/small.itt.png': onePixelHigh(4),
      'it/docs/small.png': onePixelHigh(4),
    },
    says: [
      /shots\.mdx:6:1: The picture "none\.png" cannot be read\. Save it as PNG, JPEG/,
      /shots\.mdx:8:1: The picture "heavy\.png" has 1\.2 MB\. Make it smaller than 1 MB\./,
      /shots\.mdx:10:1: The picture "wide\.png" is 3100 × 1 pixels\. Make it at most 3,000 pixels/,
      /shots\.mdx:12:1: The picture "small\.png" has no text for those who do not see it\. Say in the square brackets/,
      /shots\.mdx:14:1: There is no file .*en\/docs\/smal\.png\. Put the file there, or fix the address\./,
      /shots\.mdx:16:1: The picture "small\.it\.png" is that of one language\. Write "small\.png"/,
      /en\/docs\/small\.itt\.png: No page shows this picture\. .*panel\.it\.png, panel\.dark\.png/,
      /it\/docs\/small\.png: No page shows this picture\./,
    ],
  },
  {
    title:
      '[DOCS-07] [SHELL-04] a sidebar that names an unknown doc lists the ids there are, and unknown labels are named',
    step: 'references',
    files: {
      'sidebars.ts': `export const sidebars = { docs: ['index', { type: 'category', label: 'strt', items: ['gide'] }] };\nexport const outsideSidebars = [];\n`,
      'site.ts': readFileSync('e2e/fixture/content/site.ts', 'utf8').replace("label: 'tools'", "label: 'toools'"),
    },
    says: [
      /\/site\.ts: The label "nav\.toools" is in no message file\. Add it to messages\/en\.json/,
      /\/sidebars\.ts: The label "docs\.categories\.strt" is in no message file\./,
      /sidebars\.ts:1: The sidebar "docs" names the unknown doc "gide"\. Known ids are .*guide/,
      /sidebars\.ts: The doc "guide" is in no sidebar\./,
    ],
  },
  {
    title: '[DOCS-09] a translation whose headings differ from its source is refused',
    files: {
      'it/docs/guide.mdx': page('## Prima parte\n\nTesto.'),
    },
    says: [/it\/docs\/guide\.mdx:6: The headings differ from those of .*en\/docs\/guide\.mdx from number 2 on/],
  },
  {
    title: '[PAGE-10] a translation that lacks a placeholder of its source, or has one more, is refused',
    step: 'pages',
    files: {
      'it/pages/home.mdx': page(
        '<Hero title="Un sito" />\n\n<Section title="Parte">\n\n{siteUrlsStr} {siteUrlsStr}\n\n</Section>',
      ),
    },
    says: [
      /it\/pages\/home\.mdx:\d+: The placeholder "\{hlStart\}" stands here 0 × and in .*en\/pages\/home\.mdx 1 ×\./,
      /it\/pages\/home\.mdx:\d+: The placeholder "\{platform\}" stands here 0 ×/,
      /it\/pages\/home\.mdx:10:15: The placeholder "\{siteUrlsStr\}" stands here 2 × .* 1 ×\. Keep those/,
    ],
  },
  {
    title: '[PAGE-02] a discount that ends before it starts is named',
    files: {
      'discounts.ts': `export const discounts = [{ id: 'a', start: '2027-03-08T00:00:00Z', end: '2027-03-01T00:00:00Z', text: { en: 'x' }, to: '/pricing/' }];\n`,
    },
    says: [/discounts\.ts: discounts\[0\] ends before it starts\./],
  },
  {
    title: '[DOCS-10] a wrong property of a marketing component names page, line and component',
    step: 'pages',
    files: {
      'en/pages/lists.mdx': page('<SupportedSites topic="radio" />'),
      'en/pages/download.mdx': page('<QrCodes platforms="ios symbian" />'),
      'en/pages/pricing.mdx': page('<Lesson title="First" minutes="soon" href="/pricing/">\n\nText.\n\n</Lesson>'),
    },
    says: [
      /pages\/lists\.mdx:6:1: <SupportedSites>: "topic"/,
      /pages\/download\.mdx:6:1: <QrCodes>: "platforms" names "symbian", which is none of chrome/,
      /pages\/pricing\.mdx:6:1: <Lesson>: "minutes" must be a number of minutes/,
    ],
  },
  {
    title: '[LOC-01] a folder that is no locale, and two pages at one address',
    files: { 'xx/docs/index.mdx': page('Text.'), 'en/docs/guide/index.mdx': page('Text.') },
    says: [/xx\/docs\/index\.mdx: "xx" is not a locale\./, /The page has the same address as/],
  },
  {
    title: '[DOCS-01] a page in the folder of a version that does not exist is not lost in silence',
    files: { 'en/docs-2.0/index.mdx': page('Text.') },
    says: [/docs-2\.0\/index\.mdx: No route shows the folder "docs-2\.0"\. .*versions\.ts has docs, docs-1\.0/],
  },
  {
    title: '[SHELL-04] a navbar item that is wrongly configured is named',
    files: {
      'site.ts': `export const site = { url: 'https://fixture.example', locales: ['en'], navbar: { start: [{ type: 'link', label: 'usage', to: '/docs/guide/' }, { type: 'lnk', label: 'x' }], end: [] }, footer: { links: [], copyrightHolder: 'x' } };\n`,
    },
    says: [/site\.ts: navbar\.start\[1\].*"lnk"/],
  },
  {
    title: '[DOCS-01] two latest versions are the one thing that is said',
    files: {
      'versions.ts': readFileSync('e2e/fixture/content/versions.ts', 'utf8').replace('isLast: false', 'isLast: true'),
    },
    says: [/^1 problem in the content:\n\n.*\/versions\.ts:\d+: Exactly one version is the latest.*"current", "1\.0"/m],
  },
];

/** The cases that one build shows together: of one step, and without a file in common. */
function batchesOf(all: readonly Case[]): Case[][] {
  const batches: Case[][] = [];
  for (const one of all) {
    const fits = (batch: Case[]) =>
      one.step !== undefined &&
      batch.every(({ step, files }) => step === one.step && !Object.keys(files).some((name) => name in one.files));
    const batch = batches.find(fits);
    if (batch) batch.push(one);
    else batches.push([one]);
  }
  return batches;
}

for (const batch of batchesOf(cases)) {
  test.describe(() => {
    // One worker, which builds once.
    test.describe.configure({ mode: 'default' });
    let built: ReturnType<typeof buildContent> | undefined;
    for (const { title, says } of batch) {
      test(title, () => {
        built ??= buildContent(contentWith(Object.assign({}, ...batch.map(({ files }) => files))));
        expect(built.status).toBe(1);
        for (const message of says) expect(built.output).toMatch(message);
      });
    }
  });
}
