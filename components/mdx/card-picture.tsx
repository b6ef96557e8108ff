import type { ReactNode } from 'react';
import type { SampleSentence } from '@/content/sample-sentences';
import type { Locale } from '@/i18n/locales';
import type { CardPicture as Picture } from '@/lib/content/mdx/component-schemas';
import { cardSentences } from './card-sentences';
import { Bars, faintLine, Texts, translationLine } from './picture-lines';
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

const sheet = { fill: 'var(--paper-raised)', stroke: 'var(--rule)' } as const;
const card = { fill: 'var(--paper-raised)', stroke: 'var(--rule-strong)', strokeLinejoin: 'round' } as const;
const curve = { fill: 'none', stroke: 'var(--accent)', strokeWidth: 2.5, strokeLinecap: 'round' } as const;
const chalk = '#f2efe6';
const chalkTranslation = '#f7a8c6';

const drawings: Readonly<Record<Picture, ReactNode>> = {
  thread: (
    <>
      <circle fill="var(--rule-strong)" cx="34" cy="28" r="10" />
      <rect {...sheet} x="52" y="46" width="164" height="90" rx="8" />
      <circle fill="var(--accent)" cx="72" cy="66" r="7" />
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
      <rect {...sheet} x="24" y="14" width="192" height="122" rx="8" />
      <path fill="var(--rule-strong)" d="M44 126V72h18v54zM100 126V92h18v34zM128 126V60h18v66z" />
      <path fill="var(--accent)" d="M72 126V48h18v78z" />
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
      <path fill="var(--rule-strong)" d="M60 10h120l10 16H50z" />
      <rect fill="#23302b" x="60" y="26" width="120" height="114" rx="4" />
      <Bars
        as={chalk}
        lines={[[94, 41, 51], ...[61, 87, 113].flatMap((y) => [[76, y, 61] as const, [154, y, 9] as const])]}
      />
      <Bars as={chalkTranslation} lines={[70, 96, 122].map((y) => [76, y, 49] as const)} />
    </>
  ),
  sizes: (
    <>
      <path
        {...sheet}
        stroke="var(--ink-faint)"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M50 34l22-12q12 12 24 0l22 12 12 30-18 8-4-12v72H60V60l-4 12-18-8z"
      />
      <path {...curve} d="M60 104h48M60 98v12M108 98v12" />
      <rect {...sheet} x="140" y="22" width="76" height="110" rx="6" />
      <path stroke="var(--rule)" d="M140 56h76M140 82h76M140 108h76M186 22v110" />
      <Texts
        pairs={[35, 65, 91, 117].map((y) => [150, y, 25] as const)}
        faint={[35, 65, 91, 117].map((y) => [196, y, 9] as const)}
      />
    </>
  ),
  paper: (
    <>
      <rect {...sheet} x="24" y="12" width="192" height="128" rx="4" />
      <path fill="var(--rule-strong)" d="M140 94h60v34h-60z" />
      <g className="picture-chart">
        <path {...curve} d="M146 120q16-2 24-11t24-9" />
      </g>
      <Bars
        as={faintLine}
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
      <rect {...sheet} x="24" y="12" width="192" height="128" rx="8" />
      <rect fill="#23302b" x="36" y="90" width="168" height="40" rx="4" />
      <Bars as={chalkTranslation} lines={[[48, 101, 39]]} />
      <Bars
        as={chalk}
        lines={[
          [58, 111, 99],
          [58, 121, 63],
        ]}
      />
    </>
  ),
  report: (
    <>
      <rect {...sheet} x="24" y="12" width="192" height="128" rx="6" />
      <path stroke="var(--rule)" d="M40 98h160M40 112h160M40 126h160" />
      <g className="picture-chart">
        <path {...curve} d="M40 116l24-8 22 6 26-20 24 4 28 16 36 12" />
        <circle fill="var(--accent)" cx="112" cy="94" r="5" />
      </g>
    </>
  ),
  call: (
    <>
      <rect fill="#23302b" x="24" y="12" width="192" height="128" rx="8" />
      <path
        fill={chalk}
        transform="translate(0 -10)"
        d="M40 82q0-22 20-22t20 22zM100 82q0-22 20-22t20 22zM160 82q0-22 20-22t20 22zM48 44a12 12 0 1 1 24 0 12 12 0 1 1-24 0M108 44a12 12 0 1 1 24 0 12 12 0 1 1-24 0M168 44a12 12 0 1 1 24 0 12 12 0 1 1-24 0"
      />
      <circle {...curve} cx="120" cy="34" r="16" />
    </>
  ),
  posts: (
    <>
      <path {...sheet} d="M32 12h152a8 8 0 0 1 8 8v62a8 8 0 0 1-8 8H48l-14 12V90h-2a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8z" />
      <path
        fill="var(--accent-tint)"
        stroke="var(--accent)"
        d="M112 104h96a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-96a8 8 0 0 1-8-8v-20a8 8 0 0 1 8-8z"
      />
      <Texts pairs={[[118, 117, 79]]} />
    </>
  ),
  chapters: (
    <>
      <rect fill="var(--rule-strong)" x="32" y="18" width="192" height="124" rx="4" />
      <rect {...sheet} x="24" y="12" width="192" height="124" rx="4" />
      <path fill="var(--accent)" d="M190 12v30l8-7 8 7V12z" />
      <Bars
        as={faintLine}
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
      <rect {...sheet} x="32" y="14" width="176" height="122" rx="6" />
      <path fill="var(--accent-tint)" d="M42 54h156v38H42z" />
      <Texts
        pairs={[[50, 63, 135]]}
        faint={[
          [50, 31, 123],
          [50, 41, 99],
          [50, 107, 123],
          [50, 117, 85],
        ]}
      />
      <Bars as={translationLine} lines={[[50, 82, 91]]} />
      <path
        className="for-pointer"
        fill="var(--ink)"
        stroke="var(--paper-raised)"
        strokeWidth="2"
        d="M158 76v32l8-7 6 13 6-3-6-12h10z"
      />
      <g className="for-touch" fill="none" stroke="var(--ink)" strokeWidth="2">
        <circle fill="var(--ink)" stroke="var(--paper-raised)" cx="166" cy="84" r="8" />
        <circle cx="166" cy="84" r="13" />
        <circle cx="166" cy="84" r="18" />
      </g>
    </>
  ),
  word: (
    <>
      <rect {...sheet} x="32" y="14" width="176" height="122" rx="6" />
      <path fill="var(--accent-tint)" d="M82 27h50v15H82z" />
      <path {...card} d="M72 58h24l10-10 10 10h68a6 6 0 0 1 6 6v52a6 6 0 0 1-6 6H72a6 6 0 0 1-6-6V64a6 6 0 0 1 6-6z" />
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
        as={translationLine}
        lines={[
          [82, 89, 89],
          [82, 101, 65],
        ]}
      />
    </>
  ),
  write: (
    <>
      <rect fill="var(--accent-tint)" stroke="var(--accent)" x="74" y="16" width="134" height="36" rx="8" />
      <rect {...sheet} x="32" y="66" width="176" height="30" rx="6" />
      <path {...curve} d="M146 72v18" />
      <path {...card} d="M32 110h52v24H32zM94 110h52v24H94zM156 110h52v24h-52z" />
      <path fill="none" stroke="var(--ink-faint)" strokeWidth="2" d="M47 120v5h22v-5M109 120v5h22v-5M171 120v5h22v-5" />
      <Texts pairs={[[90, 30, 99]]} plain={[[48, 81, 87]]} />
    </>
  ),
};
