import { inLanguage, type Voices } from '@/components/mdx/sample-languages';
import type { SampleSentence } from '@/content/sample-sentences';

interface PaperFigureProps {
  label: string;
  media: readonly [air: SampleSentence, oil: SampleSentence, water: SampleSentence];
  voices: Voices;
}

/** Heights of the names of the three media. */
const heights = [72, 120, 172] as const;

const line = { fill: 'none', stroke: 'var(--ink)', strokeWidth: 1.2 } as const;
const ray = { fill: 'none', strokeWidth: 2, strokeLinejoin: 'round' } as const;

/**
 * The rays in a film of oil, drawn by the law of refraction: 46.8° in air is 30.2° in oil of the index 1.45. The names
 * of the media are translated in place.
 */
export function PaperFigure({ label, media, voices }: PaperFigureProps) {
  return (
    <svg className="paper-drawing" viewBox="0 0 320 196" role="img">
      <title>{label}</title>
      <path fill="var(--info-tint)" d="M0 150H320V196H0z" />
      <path fill="var(--warning-tint)" d="M0 95H320V150H0z" />
      <path {...line} d="M0 95H320M0 150H320" />
      <path {...line} strokeDasharray="4 4" d="M136 22V136" />
      <path {...line} d="M136 58A37 37 0 0 0 109 70" />
      <path {...ray} stroke="var(--ink)" d="M56 20L136 95M91.4 58.4L100 61.2 96.6 52.9" />
      <path {...ray} stroke="var(--accent-strong)" d="M136 95L216 20M171.4 56.6L180 53.8 176.6 62.1" />
      <path {...ray} stroke="var(--link)" d="M136 95L168 150L200 95L280 20M235.4 56.6L244 53.8 240.6 62.1" />
      <path {...line} d="M298 97V148M294 102l4 -6 4 6M294 143l4 6 4 -6" />
      <g className="paper-symbol">
        <text x="117" y="50">
          θ
        </text>
        <text x="281" y="128">
          d
        </text>
        <text x="228" y="128">
          n
        </text>
      </g>
      {media.map((name, index) => (
        <g key={heights[index]} className="paper-medium twins">
          <text className="twin-source" x="44" y={heights[index]} {...inLanguage(voices.source)}>
            {name[voices.source]}
          </text>
          <text className="twin-target" x="44" y={heights[index]} {...inLanguage(voices.target)}>
            {name[voices.target]}
          </text>
        </g>
      ))}
    </svg>
  );
}
