import type { ReactNode } from 'react';
import type { SampleSentence } from '@/content/sample-sentences';
import type { Locale } from '@/i18n/locales';
import type { CardPicture as Picture } from '@/lib/content/mdx/component-schemas';
import { cardSentences } from './card-sentences';
import { Bars, Texts } from './picture-lines';
import { inLanguage, type Voices, voicesFor } from './sample-languages';

/**
 * A small drawing over a card: a picture whose words have got a second line. The card's text says the same, so it is
 * hidden from assistive technology.
 */
export function CardPicture({ of, locale }: { of: Picture; locale: Locale }) {
  const sentence = cardSentences[of];
  return (
    <div className="card-picture" data-part="card-picture" data-picture={of} aria-hidden="true" translate="no">
      <svg aria-hidden="true" viewBox="0 0 240 150">
        {drawings[of]}
      </svg>
      {sentence && <Pair text={sentence.text} voices={voicesFor(locale, sentence.from)} />}
    </div>
  );
}

const Pair = ({ text, voices: { source, target } }: { text: SampleSentence; voices: Voices }) => (
  <p>
    <span {...inLanguage(source)}>{text[source]}</span>
    <span {...inLanguage(target)}>{text[target]}</span>
  </p>
);

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
      <rect className="picture-sheet" x="24" y="12" width="192" height="128" rx="4" />
      <path className="picture-shape" d="M140 94h60v34h-60z" />
      <g className="picture-chart">
        <path className="picture-curve" d="M146 120q16-2 24-11t24-9" />
      </g>
      <Bars
        as="picture-faint"
        lines={[
          [42, 98, 82],
          [42, 110, 82],
          [42, 122, 56],
        ]}
      />
    </>
  ),
  issue: (
    <>
      <rect className="picture-sheet" x="24" y="12" width="192" height="128" rx="8" />
      <rect className="picture-board" x="36" y="90" width="168" height="40" rx="4" />
      <Bars as="picture-chalk-translation" lines={[[48, 101, 39]]} />
      <Bars
        as="picture-chalk"
        lines={[
          [58, 111, 99],
          [58, 121, 63],
        ]}
      />
    </>
  ),
  report: (
    <>
      <rect className="picture-sheet" x="24" y="12" width="192" height="128" rx="6" />
      <path className="picture-rule" d="M40 98h160M40 112h160M40 126h160" />
      <g className="picture-chart">
        <path className="picture-curve" d="M40 116l24-8 22 6 26-20 24 4 28 16 36 12" />
        <circle className="picture-accent" cx="112" cy="94" r="5" />
      </g>
    </>
  ),
  call: (
    <>
      <rect className="picture-board" x="24" y="12" width="192" height="128" rx="8" />
      <path
        className="picture-people"
        transform="translate(0 -10)"
        d="M40 82q0-22 20-22t20 22zM100 82q0-22 20-22t20 22zM160 82q0-22 20-22t20 22zM48 44a12 12 0 1 1 24 0 12 12 0 1 1-24 0M108 44a12 12 0 1 1 24 0 12 12 0 1 1-24 0M168 44a12 12 0 1 1 24 0 12 12 0 1 1-24 0"
      />
      <circle className="picture-curve" cx="120" cy="34" r="16" />
    </>
  ),
  posts: (
    <>
      <path
        className="picture-sheet"
        d="M32 12h152a8 8 0 0 1 8 8v62a8 8 0 0 1-8 8H48l-14 12V90h-2a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8z"
      />
      <path
        className="picture-reply"
        d="M112 104h96a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-96a8 8 0 0 1-8-8v-20a8 8 0 0 1 8-8z"
      />
      <Texts pairs={[[118, 117, 79]]} />
    </>
  ),
  chapters: (
    <>
      <rect className="picture-shape" x="32" y="18" width="192" height="124" rx="4" />
      <rect className="picture-sheet" x="24" y="12" width="192" height="124" rx="4" />
      <path className="picture-accent" d="M190 12v30l8-7 8 7V12z" />
      <Bars
        as="picture-faint"
        lines={[
          [42, 94, 156],
          [42, 106, 156],
          [42, 118, 92],
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
