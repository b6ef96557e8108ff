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
  paper: (
    <>
      <rect className="picture-sheet" x="50" y="12" width="140" height="128" rx="4" />
      <Pair x={66} y={24} width={108} />
      <path className="picture-rule" d="M66 47h108" />
      <Pair x={66} y={56} width={48} />
      <Pair x={66} y={80} width={48} />
      <Pair x={66} y={104} width={48} />
      <rect className="picture-shape" x="126" y="56" width="48" height="38" rx="2" />
      <path className="picture-curve" d="M131 88q12-2 18-14t20-12" />
      <Line x={126} y={102} width={48} className="picture-faint" />
      <Line x={126} y={112} width={36} className="picture-faint" />
      <Line x={66} y={128} width={108} className="picture-faint" />
    </>
  ),
  issue: (
    <>
      <circle className="picture-shape" cx="38" cy="36" r="11" />
      <rect className="picture-sheet" x="58" y="16" width="158" height="118" rx="8" />
      <Pair x={72} y={29} width={120} />
      <rect className="picture-board" x="72" y="54" width="130" height="44" rx="4" />
      <Line x={82} y={63} width={44} className="picture-chalk-translation" />
      <Line x={92} y={74} width={84} className="picture-chalk" />
      <Line x={92} y={85} width={58} className="picture-chalk" />
      <Pair x={72} y={108} width={96} />
    </>
  ),
  report: (
    <>
      <rect className="picture-sheet" x="32" y="14" width="176" height="122" rx="6" />
      <path className="picture-rule" d="M48 56h144M48 74h144M48 92h144" />
      <path className="picture-curve" d="M48 86l22-12 20 8 24-30 22 14 24-24 32-8" />
      <circle className="picture-accent" cx="114" cy="52" r="5" />
      <Line x={48} y={27} width={104} />
      <rect className="picture-marker" x="106" y="105" width="42" height="13" rx="3" />
      <Pair x={48} y={109} width={128} />
    </>
  ),
  call: (
    <>
      <rect className="picture-board" x="30" y="14" width="180" height="122" rx="8" />
      {[60, 120, 180].map((x) => (
        <g key={x}>
          <circle className="picture-chalk" cx={x} cy="44" r="12" />
          <path className="picture-chalk" d={`M${x - 20} 82q0-22 20-22t20 22z`} />
        </g>
      ))}
      <circle className="picture-ring" cx="120" cy="44" r="16" />
      <Line x={62} y={102} width={116} className="picture-chalk" />
      <Line x={72} y={114} width={96} className="picture-chalk-translation" />
    </>
  ),
  posts: (
    <>
      <path
        className="picture-sheet"
        d="M40 14h112a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H56l-14 12V60h-2a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8z"
      />
      <Pair x={46} y={24} width={96} />
      <Line x={46} y={46} width={60} className="picture-faint" />
      <path
        className="picture-reply"
        d="M96 84h104a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8h-2v12l-14-12H96a8 8 0 0 1-8-8V92a8 8 0 0 1 8-8z"
      />
      <Pair x={104} y={97} width={88} />
    </>
  ),
  chapters: (
    <>
      <path className="picture-shape" d="M120 34q-40-18-92-8v104q52-10 92 8 40-18 92-8V26q-52-10-92 8z" />
      <path className="picture-sheet" d="M120 30q-38-18-86-8v100q48-10 86 8 38-18 86-8V22q-48-10-86 8z" />
      <path className="picture-rule" d="M120 30v100" />
      {[40, 62, 84].map((y) => (
        <g key={y}>
          <Pair x={48} y={y} width={56} />
          <Line x={136} y={y} width={54} />
        </g>
      ))}
      <path className="picture-accent" d="M178 17v30l8-7 8 7V18z" />
    </>
  ),
  point: (
    <>
      <rect className="picture-sheet" x="32" y="14" width="176" height="122" rx="6" />
      <Line x={48} y={28} width={128} className="picture-faint" />
      <Line x={48} y={38} width={104} className="picture-faint" />
      <rect className="picture-marker" x="42" y="54" width="156" height="38" rx="4" />
      <Line x={48} y={60} width={140} />
      <Line x={48} y={70} width={132} className="picture-translation" />
      <Line x={48} y={80} width={96} className="picture-translation" />
      <Line x={48} y={104} width={128} className="picture-faint" />
      <Line x={48} y={114} width={90} className="picture-faint" />
      <path className="picture-pointer" d="M158 76v32l8-7 6 13 6-3-6-12h10z" />
    </>
  ),
  word: (
    <>
      <rect className="picture-sheet" x="32" y="14" width="176" height="122" rx="6" />
      <Line x={48} y={32} width={30} className="picture-faint" />
      <rect className="picture-marker" x="82" y="27" width="50" height="15" rx="3" />
      <Line x={86} y={32} width={42} />
      <Line x={138} y={32} width={54} className="picture-faint" />
      <path
        className="picture-card"
        d="M72 58h24l10-10 10 10h68a6 6 0 0 1 6 6v52a6 6 0 0 1-6 6H72a6 6 0 0 1-6-6V64a6 6 0 0 1 6-6z"
      />
      <Line x={80} y={72} width={42} />
      <Line x={128} y={72} width={26} className="picture-faint" />
      <Line x={80} y={86} width={94} className="picture-translation" />
      <Line x={80} y={98} width={70} className="picture-translation" />
    </>
  ),
  write: (
    <>
      <rect className="picture-reply" x="74" y="16" width="134" height="36" rx="8" />
      <Pair x={88} y={27} width={104} />
      <rect className="picture-sheet" x="32" y="66" width="176" height="30" rx="6" />
      <Line x={46} y={79} width={92} />
      <path className="picture-curve" d="M146 72v18" />
      {[32, 94, 156].map((x) => (
        <g key={x}>
          <rect className="picture-key" x={x} y="110" width="52" height="24" rx="5" />
          <path className="picture-space" d={`M${x + 15} 120v5h22v-5`} />
        </g>
      ))}
    </>
  ),
};
