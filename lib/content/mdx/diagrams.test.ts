import { drawDiagram, sharedDiagram } from './diagrams';

const withText = (code: string) => {
  const [first, ...rest] = code.split('\n');
  return [first, '  accTitle: The way', '  accDescr: Where a text goes', ...rest].join('\n');
};
const svgOf = async (code: string) => {
  const drawn = await drawDiagram(withText(code));
  if ('faults' in drawn) throw new Error(JSON.stringify(drawn.faults));
  return drawn.svg;
};
const faultsOf = async (code: string) => {
  const drawn = await drawDiagram(code);
  return 'faults' in drawn ? drawn.faults.map(({ line, reason }) => `${line}: ${reason}`) : [];
};

test.each([
  [
    'flowchart LR\n  A["Your browser"] --> B{"Which?"}\n  B -->|"Own key"| C["Vendor"]\n  B -.-> D\n  subgraph S ["Away"]\n  D --> C\n  end',
    ['Your browser', 'Own key', 'Away'],
  ],
  ['flowchart TB\n  A & B --> C', ['A', 'C']],
  ['stateDiagram-v2\n  [*] --> Idle\n  Idle --> Busy: start it\n  Busy --> [*]', ['Idle', 'start it']],
  [
    'sequenceDiagram\n  participant A as Browser\n  participant B\n  A->>B: Text\n  B-->>A: Its translation',
    ['Browser', 'Its translation'],
  ],
  ['classDiagram\n  class Animal {\n    +int age\n  }\n  Animal <|-- Duck', ['Animal', 'Duck']],
  ['erDiagram\n  PAGE ||--o{ BLOCK : has', ['PAGE', 'has']],
])('[DOCS-21] %j is drawn with its labels', async (code, labels) => {
  const svg = await svgOf(code);
  for (const label of labels) expect(svg).toContain(`>${label}<`);
});

test('[DOCS-21] a drawing has a name and a text, no style or address of its own, and is the same each time', async () => {
  const code = 'flowchart LR\n  A["a < b"] --> B';
  const svg = await svgOf(code);
  expect(svg).toMatch(/^<svg [^>]*role="img" aria-labelledby="(diagram-\w+)-title" aria-describedby="\1">/);
  expect(svg).toContain('>Where a text goes</desc>');
  expect(svg).toContain('a &lt; b');
  expect(svg).not.toMatch(/style|https?:|@import|\d\.\d\d/);
  expect(await svgOf(code)).toBe(svg);
});

test('[DOCS-21] two drawings on a page share no identifier', async () => {
  const ids = (svg: string) => [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
  const [one, other] = [ids(await svgOf('flowchart LR\n  A --> B')), ids(await svgOf('flowchart LR\n  A --> C'))];
  expect(one.filter((id) => other.includes(id))).toEqual([]);
});

test('[DOCS-21] a box is as wide as its Japanese label', async () => {
  const widthOf = (svg: string) => Number(/<svg [^>]*width="([\d.]+)"/.exec(svg)?.[1]);
  const [kana, latin] = [
    await svgOf('flowchart LR\n  A["翻訳サービスに送る"]'),
    await svgOf('flowchart LR\n  A["translatio"]'),
  ];
  expect(widthOf(kana)).toBeGreaterThan(widthOf(latin) + 30);
});

test.each([
  ['flowchart LR\n  A --> B', /^1: The diagram has no text .* Add a line "accDescr: …"/],
  ['pie title X\n  accDescr: a\n  "a": 3', /^1: A diagram of the type "pie" cannot be drawn\. Known are flowchart/],
  ['', /^1: A diagram of the type "" cannot be drawn/],
  ['flowchart XY\n  accDescr: a\n  A --> B', /^1: The first line of the diagram cannot be read: "flowchart XY"/],
  [withText('flowchart LR\n  A["unclosed --> B'), /^4: This line of the diagram cannot be read: "A\["unclosed --> B"/],
  [withText('flowchart LR\n  A --> B\n  B -->'), /^5: This line of the diagram cannot be read: "B -->"/],
  [withText('flowchart LR\n  A -- yes --> B'), /^4: This line/],
  [withText('flowchart LR\n  A --> B\n  style A fill:#f00'), /^5: This line .* colours are the site’s/],
  [withText('sequenceDiagram\n  A->>B hello'), /^4: This line/],
])('[DOCS-21] what is wrong in %j is said with its line', async (code, says) => {
  const faults = await faultsOf(code);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(says);
});

test('[DOCS-21] a translation shares all of a diagram but its labels', () => {
  const shared = (code: string) => sharedDiagram(code.split('\n')).join('\n');
  const source = 'flowchart LR\n  accDescr: A way\n  A["Browser"] -->|"Text"| B';
  expect(shared('flowchart LR\n  accDescr: Una via\n  A["Il browser"] -->|"Testo"| B')).toBe(shared(source));
  expect(shared('flowchart LR\n  accDescr: Una via\n  A["Il browser"] --> B')).not.toBe(shared(source));
  expect(shared('sequenceDiagram\nA->>B: Ciao')).toBe(shared('sequenceDiagram\nA->>B: Hello there'));
});
