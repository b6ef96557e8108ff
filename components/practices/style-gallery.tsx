import { sampleSentences } from '@/content/sample-sentences';
import type { MdxEnvironment } from '../mdx/environment';
import { interfaceLanguage } from '../mdx/environment';
import { inLanguage, voicesFor } from '../mdx/sample-languages';
import { StyleChoices } from './style-choices';

/** Styles that leave the most room to the original. */
const quiet = ['weakening', 'mask', 'blockquote', 'dividingLine', 'underline', 'paper'] as const;

/** The display styles on one pair of sentences. It needs no script. */
export function StyleGallery({ env, id }: { env: MdxEnvironment; id: string }) {
  const { t } = env;
  const { source: foreign, target: own } = voicesFor(env.locale, ['fr', 'en']);
  return (
    <fieldset className="practice style-gallery styled style-field" data-part="practice" {...interfaceLanguage(env)}>
      <legend>{t('demo.styles.legend')}</legend>
      <div className="gallery-pair">
        <span className="source" {...inLanguage(foreign)}>
          {sampleSentences.book[foreign]}
        </span>
        <span className="target" {...inLanguage(own)}>
          <span className="target-text in-style">{sampleSentences.book[own]}</span>
        </span>
      </div>
      <StyleChoices env={env} group={`${id}-style`} first={quiet} />
    </fieldset>
  );
}
