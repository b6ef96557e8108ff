import { dusk } from '@/components/scenes/dusk';
import { paper } from '@/components/scenes/paper/sentences';
import type { SampleId, SampleLanguage, SampleSentence } from '@/content/sample-sentences';
import { sampleSentences } from '@/content/sample-sentences';
import type { featureMedia } from '@/lib/content/mdx/component-schemas';
import type { MdxEnvironment } from '../mdx/environment';
import { inLanguage, voicesFor } from '../mdx/sample-languages';
import { ExtensionsBar, ExtensionsPage, Gestures, type KeyNames } from './setup-drawings';

export type Medium = (typeof featureMedia)[number];

/** Language of the foreign text in each drawing, and the replacement where that is the reader's own. */
const foreignLanguages: Readonly<Record<Medium, readonly [SampleLanguage, SampleLanguage]>> = {
  webpage: ['en', 'fr'],
  subtitles: ['ko', 'en'],
  pdf: ['en', 'de'],
  epub: ['ru', 'en'],
  gestures: ['fr', 'en'],
  package: ['en', 'de'],
  folder: ['en', 'de'],
};

/**
 * A drawing of the product at work: text in another language with the reader's own beneath it, in HTML and CSS. To
 * assistive technology it is one picture with a description, because its texts are examples and not part of the page's
 * content.
 */
export function ProductDrawing({ medium, env }: { medium: Medium; env: MdxEnvironment }) {
  const { source: foreign, target: own } = voicesFor(env.locale, foreignLanguages[medium]);
  const line = (id: SampleId) => ({ sentence: sampleSentences[id], foreign, own });
  return (
    <div
      className="window drawing"
      data-part="product-drawing"
      data-medium={medium}
      role="img"
      aria-label={env.t(`drawings.${medium}`)}
    >
      <div className="window-bar">
        <i />
        <i />
        <i />
        {(medium === 'package' || medium === 'folder') && <ExtensionsBar />}
      </div>
      <div className="drawing-stage">
        <Scene
          medium={medium}
          line={line}
          paperHead={{ sentence: paper.seen, foreign, own }}
          keyNames={{ control: env.t('keys.Ctrl'), space: env.t('keys.Space') }}
          words={{
            developerMode: env.t('drawings.developerMode'),
            loadUnpacked: env.t('drawings.loadUnpacked'),
            name: env.t('site.name'),
          }}
          touches={[env.t('demo.phone.tapTitle'), env.t('demo.phone.tripleTitle')]}
        />
      </div>
    </div>
  );
}

interface Line {
  sentence: SampleSentence;
  foreign: SampleLanguage;
  own: SampleLanguage;
}

interface SceneProps {
  medium: Medium;
  line: (id: SampleId) => Line;
  /** A heading in the paper. */
  paperHead: Line;
  keyNames: KeyNames;
  /** Words of the browser's page of extensions. */
  words: Parameters<typeof ExtensionsPage>[0]['words'];
  /** What a finger does instead of the keys for a page and for a paragraph. */
  touches: readonly [page: string, paragraph: string];
}

function Scene({ medium, line, paperHead, keyNames, words, touches }: SceneProps) {
  switch (medium) {
    case 'webpage':
      return (
        <>
          <PairedLines {...line('newsTitle')} className="scene-title" display="none" />
          <PairedLines {...line('newsText')} display="underline" />
          <PairedLines {...line('newsText2')} display="underline" />
        </>
      );
    case 'subtitles':
      return (
        <>
          <NightTrain />
          <div className="scene-captions">
            <PairedLines {...line('subtitle')} display="none" />
          </div>
        </>
      );
    case 'pdf':
      return (
        // A paper keeps its layout in every language.
        <div className="scene-paper" dir="ltr">
          <PairedLines {...line('paperTitle')} className="scene-title" display="none" />
          <div className="scene-columns">
            <div>
              <PairedLines {...line('paper')} display="blockquote" />
            </div>
            <div>
              <PairedLines {...paperHead} className="scene-heading" display="none" />
              <p className="scene-formula" dir="ltr">
                <i>n₁</i> sin <i>θ₁</i> = <i>n₂</i> sin <i>θ₂</i>
              </p>
            </div>
          </div>
        </div>
      );
    case 'gestures':
      return (
        <Gestures
          keyNames={keyNames}
          touches={touches}
          results={[
            <PairedLines key="page" {...line('newsTitle')} className="scene-title" display="underline" />,
            <PairedLines key="paragraph" {...line('menu')} display="highlight" />,
            <div key="writing">
              <p {...inLanguage(line('chat').own)}>{line('chat').sentence[line('chat').own]}</p>
              <p className="scene-bubble scene-bubble-sent" {...inLanguage(line('chat').foreign)}>
                {line('chat').sentence[line('chat').foreign]}
              </p>
            </div>,
          ]}
        />
      );
    case 'package':
    case 'folder':
      return <ExtensionsPage takes={medium} words={words} />;
    case 'epub':
      return (
        <div className="scene-book">
          <PairedLines {...line('book')} display="faded" />
        </div>
      );
  }
}

interface PairedLinesProps extends Line {
  display: string;
  className?: string;
}

function PairedLines({ sentence, foreign, own, display, className }: PairedLinesProps) {
  return (
    <div className={className ? `paired ${className}` : 'paired'}>
      <p {...inLanguage(foreign)}>{sentence[foreign]}</p>
      <p className="paired-target" {...inLanguage(own)}>
        <span className="pair-text" data-display={display}>
          {sentence[own]}
        </span>
      </p>
    </div>
  );
}

/** A film's picture: hills, a moon and the lit windows of a train, above where the subtitles are. */
function NightTrain() {
  return (
    <svg aria-hidden="true" className="scene-picture" viewBox="0 0 480 270" preserveAspectRatio="xMidYMin slice">
      <rect width="480" height="270" fill={dusk.sky} />
      <circle cx="372" cy="66" r="26" fill={dusk.moon} />
      <path d="M0 124 Q90 54 190 110 T380 94 T480 110 V270 H0z" fill={dusk.far} />
      <path d="M0 144 H480 V270 H0z" fill={dusk.near} />
      <path d="M0 114 H300 q22 0 34 24 H0z" fill={dusk.train} />
      {[16, 62, 108, 154, 200, 246].map((x) => (
        <rect key={x} x={x} y="120" width="30" height="10" rx="2" fill={dusk.windows} />
      ))}
    </svg>
  );
}
