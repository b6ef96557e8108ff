import type { SampleLanguage, SampleSentence } from '@/content/sample-sentences';
import { inLanguage } from '../mdx/sample-languages';

interface BilingualBlockProps {
  sentence: SampleSentence;
  foreign: SampleLanguage;
  own: SampleLanguage;
  isHeadline?: boolean;
  /** Whether the block is pressed to translate it. */
  isButton?: boolean;
}

/** A paragraph in another language and its translation, as the product sets it. */
export function BilingualBlock({ sentence, foreign, own, isHeadline, isButton }: BilingualBlockProps) {
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
