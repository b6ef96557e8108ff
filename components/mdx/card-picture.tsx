import type { ReactNode } from 'react';
import type { CardPicture as Picture } from '@/lib/content/mdx/component-schemas';
import { Bars, Texts } from './picture-lines';

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
      <rect className="picture-sheet" x="52" y="46" width="164" height="90" rx="8" />
      <circle className="picture-accent" cx="72" cy="66" r="7" />
      <Texts
        pairs={[
          [90, 62, 91],
          [70, 91, 127],
          [70, 116, 99],
        ]}
        plain={[[54, 24, 53]]}
        faint={[[54, 34, 115]]}
      />
    </>
  ),
  infographic: (
    <>
      <rect className="picture-sheet" x="24" y="14" width="192" height="122" rx="8" />
      <path className="picture-shape" d="M44 126V72h18v54zM100 126V92h18v34zM128 126V60h18v66z" />
      <path className="picture-accent" d="M72 126V48h18v78z" />
      <Texts
        pairs={[
          [42, 30, 87],
          [166, 67, 35],
          [166, 93, 31],
        ]}
      />
    </>
  ),
  menu: (
    <>
      <path className="picture-shape" d="M60 10h120l10 16H50z" />
      <rect className="picture-board" x="60" y="26" width="120" height="114" rx="4" />
      <Bars
        as="picture-chalk"
        lines={[[94, 41, 51], ...[61, 87, 113].flatMap((y) => [[76, y, 61] as const, [154, y, 9] as const])]}
      />
      <Bars as="picture-chalk-translation" lines={[70, 96, 122].map((y) => [76, y, 49] as const)} />
    </>
  ),
  sizes: (
    <>
      <path className="picture-garment" d="M50 34l22-12q12 12 24 0l22 12 12 30-18 8-4-12v72H60V60l-4 12-18-8z" />
      <path className="picture-curve" d="M60 104h48M60 98v12M108 98v12" />
      <rect className="picture-sheet" x="140" y="22" width="76" height="110" rx="6" />
      <path className="picture-rule" d="M140 56h76M140 82h76M140 108h76M186 22v110" />
      <Texts
        pairs={[35, 65, 91, 117].map((y) => [150, y, 25] as const)}
        faint={[35, 65, 91, 117].map((y) => [196, y, 9] as const)}
      />
    </>
  ),
  paper: (
    <>
      <rect className="picture-sheet" x="50" y="12" width="140" height="128" rx="4" />
      <path className="picture-rule" d="M66 47h108" />
      <path className="picture-shape" d="M126 56h48v38h-48z" />
      <g className="picture-chart">
        <path className="picture-curve" d="M131 88q12-2 18-14t20-12" />
      </g>
      <Texts
        pairs={[
          [68, 27, 103],
          [68, 59, 43],
          [68, 83, 43],
          [68, 107, 43],
        ]}
        faint={[
          [128, 105, 43],
          [128, 115, 31],
          [68, 130, 103],
        ]}
      />
    </>
  ),
  issue: (
    <>
      <circle className="picture-shape" cx="38" cy="36" r="11" />
      <rect className="picture-sheet" x="58" y="16" width="158" height="118" rx="8" />
      <rect className="picture-board" x="72" y="54" width="130" height="44" rx="4" />
      <Bars as="picture-chalk-translation" lines={[[84, 66, 39]]} />
      <Bars
        as="picture-chalk"
        lines={[
          [94, 77, 79],
          [94, 88, 53],
        ]}
      />
      <Texts
        pairs={[
          [74, 32, 115],
          [74, 111, 91],
        ]}
      />
    </>
  ),
  report: (
    <>
      <rect className="picture-sheet" x="32" y="14" width="176" height="122" rx="6" />
      <path className="picture-rule" d="M48 56h144M48 74h144M48 92h144" />
      <g className="picture-chart">
        <path className="picture-curve" d="M48 86l22-12 20 8 24-30 22 14 24-24 32-8" />
        <circle className="picture-accent" cx="114" cy="52" r="5" />
      </g>
      <Texts pairs={[[50, 112, 123]]} plain={[[50, 30, 99]]} />
    </>
  ),
  call: (
    <>
      <rect className="picture-board" x="30" y="14" width="180" height="122" rx="8" />
      <path
        className="picture-people"
        d="M40 82q0-22 20-22t20 22zM100 82q0-22 20-22t20 22zM160 82q0-22 20-22t20 22zM48 44a12 12 0 1 1 24 0 12 12 0 1 1-24 0M108 44a12 12 0 1 1 24 0 12 12 0 1 1-24 0M168 44a12 12 0 1 1 24 0 12 12 0 1 1-24 0"
      />
      <circle className="picture-curve" cx="120" cy="44" r="16" />
      <Bars as="picture-chalk" lines={[[64, 104, 111]]} />
      <Bars as="picture-chalk-translation" lines={[[74, 116, 91]]} />
    </>
  ),
  posts: (
    <>
      <path
        className="picture-sheet"
        d="M40 14h112a8 8 0 0 1 8 8v30a8 8 0 0 1-8 8H56l-14 12V60h-2a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8z"
      />
      <path
        className="picture-reply"
        d="M96 84h104a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8h-2v12l-14-12H96a8 8 0 0 1-8-8V92a8 8 0 0 1 8-8z"
      />
      <Texts
        pairs={[
          [48, 27, 91],
          [106, 100, 83],
        ]}
        faint={[[48, 48, 55]]}
      />
    </>
  ),
  chapters: (
    <>
      <path className="picture-shape" d="M120 34q-40-18-92-8v104q52-10 92 8 40-18 92-8V26q-52-10-92 8z" />
      <path className="picture-sheet" d="M120 30q-38-18-86-8v100q48-10 86 8 38-18 86-8V22q-48-10-86 8z" />
      <path className="picture-rule" d="M120 30v100" />
      <path className="picture-accent" d="M178 17v30l8-7 8 7V18z" />
      <Texts
        pairs={[43, 65, 87].map((y) => [50, y, 51] as const)}
        plain={[
          [138, 43, 30],
          [138, 65, 49],
          [138, 87, 49],
        ]}
        faint={[
          [138, 52, 26],
          [138, 74, 43],
          [138, 96, 43],
        ]}
      />
    </>
  ),
  point: (
    <>
      <rect className="picture-sheet" x="32" y="14" width="176" height="122" rx="6" />
      <path className="picture-marker" d="M42 54h156v38H42z" />
      <Texts
        pairs={[[50, 63, 135]]}
        faint={[
          [50, 31, 123],
          [50, 41, 99],
          [50, 107, 123],
          [50, 117, 85],
        ]}
      />
      <Bars as="picture-translation" lines={[[50, 82, 91]]} />
      <path className="picture-pointer" d="M158 76v32l8-7 6 13 6-3-6-12h10z" />
    </>
  ),
  word: (
    <>
      <rect className="picture-sheet" x="32" y="14" width="176" height="122" rx="6" />
      <path className="picture-marker" d="M82 27h50v15H82z" />
      <path
        className="picture-card"
        d="M72 58h24l10-10 10 10h68a6 6 0 0 1 6 6v52a6 6 0 0 1-6 6H72a6 6 0 0 1-6-6V64a6 6 0 0 1 6-6z"
      />
      <Texts
        plain={[
          [88, 35, 37],
          [82, 75, 37],
        ]}
        faint={[
          [50, 35, 25],
          [140, 35, 49],
          [130, 75, 21],
        ]}
      />
      <Bars
        as="picture-translation"
        lines={[
          [82, 89, 89],
          [82, 101, 65],
        ]}
      />
    </>
  ),
  write: (
    <>
      <rect className="picture-reply" x="74" y="16" width="134" height="36" rx="8" />
      <rect className="picture-sheet" x="32" y="66" width="176" height="30" rx="6" />
      <path className="picture-curve" d="M146 72v18" />
      <path className="picture-card" d="M32 110h52v24H32zM94 110h52v24H94zM156 110h52v24h-52z" />
      <path className="picture-space" d="M47 120v5h22v-5M109 120v5h22v-5M171 120v5h22v-5" />
      <Texts pairs={[[90, 30, 99]]} plain={[[48, 81, 87]]} />
    </>
  ),
};
