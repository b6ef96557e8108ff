/** A line of text: where it begins, and how long it is. */
type Line = readonly [x: number, y: number, width: number];

/** Colours of lines that nobody reads now, and of translations. */
export const faintLine = 'var(--rule-strong)';
export const translationLine = 'var(--accent)';

/** Lines of text, as bars: what they say is not to be read. The ends of a bar are round. */
export const Bars = ({ lines, as }: { lines: readonly Line[]; as: string }) => (
  <path
    stroke={as}
    strokeWidth="5"
    strokeLinecap="round"
    d={lines.map(([x, y, width]) => `M${x} ${y}h${width}`).join('')}
  />
);

/** Texts of a drawing: lines with their translation under them, lines without, and lines that nobody reads now. */
export const Texts = ({
  pairs = [],
  plain = [],
  faint = [],
}: Readonly<Partial<Record<'pairs' | 'plain' | 'faint', readonly Line[]>>>) => (
  <>
    {faint.length > 0 && <Bars lines={faint} as={faintLine} />}
    {pairs.length + plain.length > 0 && <Bars lines={[...pairs, ...plain]} as="var(--ink-faint)" />}
    {pairs.length > 0 && <Translations of={pairs} />}
  </>
);

const Translations = ({ of }: { of: readonly Line[] }) => (
  <Bars lines={of.map(([x, y, width]) => [x, y + 9, Math.round(width * 0.84)] as const)} as={translationLine} />
);
