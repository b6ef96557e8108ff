import type { SampleLanguage, SampleSentence } from '@/content/sample-sentences';
import { inLanguage } from '../mdx/sample-languages';

interface BilingualBlockProps {
  sentence: SampleSentence;
  foreign: SampleLanguage;
  own: SampleLanguage;
  isHeadline?: boolean;
  isButton?: boolean;
}

/** A paragraph in another language and its translation, as the product sets it. */
function BilingualBlock({ sentence, foreign, own, isHeadline, isButton }: BilingualBlockProps) {
  const className = isHeadline ? 'block headline' : 'block';
  const lines = (
    <>
      <span className="source" {...inLanguage(foreign)}>
        {sentence[foreign]}
      </span>
      <span className="target" {...inLanguage(own)}>
        <span className="target-text in-style">{sentence[own]}</span>
      </span>
    </>
  );
  return isButton ? (
    <button type="button" className={className} data-block="" aria-pressed="true">
      {lines}
    </button>
  ) : (
    <p className={className} data-block="">
      {lines}
    </p>
  );
}

interface BilingualBlocksProps extends Pick<BilingualBlockProps, 'foreign' | 'own'> {
  sentences: readonly SampleSentence[];
  /** Whether the blocks are buttons that translate them. */
  areButtons?: boolean;
}

/** A text whose first sentence is the headline. A script controls it (`bilingual-blocks.ts`). */
export function BilingualBlocks({ sentences, foreign, own, areButtons }: BilingualBlocksProps) {
  return (
    <div className="blocks" data-blocks="">
      {sentences.map((sentence, index) => (
        <BilingualBlock
          key={sentence.en}
          sentence={sentence}
          foreign={foreign}
          own={own}
          isHeadline={index === 0}
          isButton={areButtons}
        />
      ))}
    </div>
  );
}
