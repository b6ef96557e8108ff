import type { Specimen, SpecimenLanguage } from '@/content/specimens';
import { inLanguage } from '../sample-languages';

interface BilingualBlockProps {
  specimen: Specimen;
  foreign: SpecimenLanguage;
  own: SpecimenLanguage;
  isHeadline?: boolean;
  /** Whether the block is pressed to translate it. */
  isButton?: boolean;
}

/** A paragraph in another language and its translation, as the product sets it. */
export function BilingualBlock({ specimen, foreign, own, isHeadline, isButton }: BilingualBlockProps) {
  const className = isHeadline ? 'block headline' : 'block';
  const lines = (
    <>
      <span className="source" {...inLanguage(foreign)}>
        {specimen[foreign]}
      </span>
      <span className="target" {...inLanguage(own)}>
        <span className="target-text in-style">{specimen[own]}</span>
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
