import { hashesByText } from './block-hashes';
import { blockHash, blocksOf } from './blocks';
import { textKey } from './text-key';

const body = `Read the [guide](/docs/guide/), press **twice** & type \`seed --list\` or <Keys combo="Alt+A" />.

## Lists of *seeds*

- Beans
- Peas

| Plant | Month |
|---|---|
| Bean | May |

![A seed](/seed.png)

\`\`\`sh
seed --list
\`\`\`
`;

const blocks = blocksOf({ body, bodyLine: 1, frontMatter: { title: 'A', description: 'B' } })?.blocks ?? [];

test.each([
  ['p', 'Read the guide, press twice & type seed --list or AltA.'],
  ['h2', 'Lists of seeds'],
  ['ul1', 'Peas'],
  // A row is shown as its cells.
  ['tr2', 'BeanMay'],
])('[BIL-01] the hash of a block (%s) is found by the text that a browser shows', (kind, shown) => {
  const block = blocks.find((each) => each.kind === kind && textKey(shown) in hashesByText([each]));
  expect(block).toBeDefined();
  expect(hashesByText(blocks)[textKey(shown)]).toBe(blockHash(kind, block?.text ?? ''));
});

test('[BIL-01] code and pictures, which nobody translates, have none', () => {
  expect(Object.keys(hashesByText(blocks))).toHaveLength(6);
});
