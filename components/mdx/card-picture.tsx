import type { ReactNode } from 'react';
import type { CardPicture as Picture } from '@/lib/content/mdx/component-schemas';

/** A line of text, as a bar: what it says is not to be read. */
const Line = ({
  x,
  y,
  width,
  className = 'picture-text',
}: {
  x: number;
  y: number;
  width: number;
  className?: string;
}) => <rect className={className} x={x} y={y} width={width} height="5" rx="2.5" />;

/** The same line, and its translation under it. */
const Pair = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <>
    <Line x={x} y={y} width={width} />
    <Line x={x} y={y + 9} width={width * 0.84} className="picture-translation" />
  </>
);

/**
 * A small drawing over a card: a picture whose words have got a second line. The card's text says the same, so it is
 * hidden from assistive technology.
 */
export function CardPicture({ of }: { of: Picture }) {
  return (
    <svg className="card-picture" data-part="card-picture" viewBox="0 0 240 150" aria-hidden="true">
      {drawings[of]}
    </svg>
  );
}

const drawings: Readonly<Record<Picture, ReactNode>> = {
  thread: (
    <>
      <circle className="picture-shape" cx="34" cy="28" r="10" />
      <Line x={52} y={21} width={58} />
      <Line x={52} y={31} width={120} className="picture-faint" />
      <rect className="picture-sheet" x="52" y="46" width="164" height="90" rx="8" />
      <circle className="picture-accent" cx="72" cy="66" r="7" />
      <Pair x={88} y={59} width={96} />
      <Pair x={68} y={88} width={132} />
      <Pair x={68} y={113} width={104} />
    </>
  ),
  infographic: (
    <>
      <rect className="picture-sheet" x="24" y="14" width="192" height="122" rx="8" />
      <Pair x={40} y={27} width={92} />
      {[54, 78, 34, 66].map((height, index) => (
        <rect
          key={height}
          className={index === 1 ? 'picture-accent' : 'picture-shape'}
          x={44 + index * 28}
          y={126 - height}
          width="18"
          height={height}
        />
      ))}
      <Pair x={164} y={64} width={40} />
      <Pair x={164} y={90} width={36} />
    </>
  ),
  menu: (
    <>
      <path className="picture-shape" d="M60 10h120l10 16H50z" />
      <rect className="picture-board" x="60" y="26" width="120" height="114" rx="4" />
      <Line x={92} y={38} width={56} className="picture-chalk" />
      {[58, 84, 110].map((y) => (
        <g key={y}>
          <Line x={74} y={y} width={66} className="picture-chalk" />
          <Line x={74} y={y + 9} width={54} className="picture-chalk-translation" />
          <Line x={152} y={y} width={14} className="picture-chalk" />
        </g>
      ))}
    </>
  ),
  sizes: (
    <>
      <path className="picture-garment" d="M50 34l22-12q12 12 24 0l22 12 12 30-18 8-4-12v72H60V60l-4 12-18-8z" />
      <path className="picture-measure" d="M60 104h48M60 98v12M108 98v12" />
      <rect className="picture-sheet" x="140" y="22" width="76" height="110" rx="6" />
      <path className="picture-rule" d="M140 56h76M140 82h76M140 108h76M186 22v110" />
      {[32, 62, 88, 114].map((y) => (
        <g key={y}>
          <Pair x={148} y={y} width={30} />
          <Line x={194} y={y} width={14} className="picture-faint" />
        </g>
      ))}
    </>
  ),
};
