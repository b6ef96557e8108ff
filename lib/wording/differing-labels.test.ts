import type { GlossaryTerm } from '@/lib/translations/glossary';
import { differingLabels, differingStyles } from './differing-labels';
import { pagePairs } from './page-pairs';
import { pageEntry, translationsOf } from './testing-pages';

function differing(pairs: readonly (readonly [source: string, own: string])[], terms: readonly GlossaryTerm[] = []) {
  const texts = pairs.map(([source, own], index) => ({ file: 'a.mdx', line: index + 1, own, source }));
  return differingLabels(texts, { terms }).map(({ line, found, message }) => [line, found, message]);
}

const retry = ['Click **Retry**.', 'Fai clic su **Riprova**.'] as const;

describe('a label has one translation', () => {
  test('one that is another than in most places is told', () => {
    expect(differing([retry, retry, ['Then **Retry**.', 'Poi **Ritenta**.']])).toEqual([
      [3, 'Ritenta', 'The label "Retry" is "Riprova" elsewhere, and here it is not (Ritenta).'],
    ]);
  });

  test('what the glossary has counts more than what stands in most places', () => {
    const term = { source: 'Retry', targets: ['Ritenta'] };
    expect(differing([retry, ['Then **Retry**.', 'Poi **Ritenta**.']], [term])).toEqual([
      [1, 'Riprova', expect.stringContaining('"Retry" is "Ritenta"')],
    ]);
    expect(differing([retry], [{ source: 'Retry', targets: ['Ritenta', 'Riprova'] }])).toEqual([]);
  });

  test('among several labels its translation stands anywhere', () => {
    const both = ['**Open**, then **Retry**.', '**Riprova** dopo **Apri**.'] as const;
    expect(differing([retry, both])).toEqual([]);
    expect(differing([retry, ['**Open**, then **Retry**.', '**Ritenta** dopo **Apri**.']])).toHaveLength(1);
  });

  test.each([
    [
      'a lead-in',
      [
        ['**Speed.** Fast.', '**Velocità.** Sì.'],
        ['**Speed.** Slow.', '**La velocità.** No.'],
      ],
    ],
    [
      'another shape of the apostrophe',
      [
        ['**All**', "**L'intera**"],
        ['**All**', '**L’intera**'],
      ],
    ],
    ['a text that has other bold words', [retry, ['**Retry**', '**Ritenta** e **altro**']]],
  ] as const)('%s is right', (_, pairs) => {
    expect(differing(pairs)).toEqual([]);
  });
});

test('a display style is called what the messages call it', () => {
  const source = pageEntry(
    'en',
    'docs/a.mdx',
    '| Id | Style | Id | Style |\n|---|---|---|---|\n| `bold` | Bold | `x` | Y |\n',
  );
  const italian = pageEntry(
    'it',
    'docs/a.mdx',
    '| Id | Stile | Id | Stile |\n|---|---|---|---|\n| `bold` | Forte | `x` | Z |\n',
  );
  const names = new Map([['bold', 'Grassetto']]);
  const told = pagePairs('it', translationsOf([source, italian])).flatMap((page) =>
    differingStyles(page, (style) => names.get(style)),
  );
  expect(told).toMatchObject([
    { line: 7, found: 'Forte', message: 'The style `bold` is called "Forte" here and "Grassetto" in the messages.' },
  ]);
});
