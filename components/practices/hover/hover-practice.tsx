import type { MdxEnvironment } from '@/components/mdx/environment';
import { interfaceLanguage } from '@/components/mdx/environment';
import { KeyCombination } from '@/components/mdx/key-combination';
import { voicesFor } from '@/components/mdx/sample-languages';
import { sampleSentences } from '@/content/sample-sentences';
import { BilingualBlocks } from '../bilingual-text';
import { DemoWindow, Says } from '../demo-window';

/** Paragraphs that are translated one by one, under the pointer or a finger. */
export function HoverPracticeDemo({ env }: { env: MdxEnvironment }) {
  const { t } = env;
  const { source: foreign, target: own } = voicesFor(env.locale, ['fr', 'en']);
  const texts = [sampleSentences.newsTitle, sampleSentences.newsText, sampleSentences.newsText2];
  return (
    <div className="practice hover-practice" data-part="practice" data-hover-practice="" {...interfaceLanguage(env)}>
      <div className="demo-side">
        <p className="demo-hint for-pointer">
          {t.rich('demo.hover.hint', { keys: (keys) => <KeyCombination keys={String(keys)} t={t} /> })}
        </p>
        <p className="demo-hint for-touch">{t('demo.hover.touchHint')}</p>
      </div>
      <DemoWindow address="coast-railway.example/night" note={t('demo.prewritten')}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
        <div className="window-page" role="group" aria-label={t('demo.hover.label')}>
          <BilingualBlocks sentences={texts} foreign={foreign} own={own} areButtons />
        </div>
      </DemoWindow>
      <p className="visually-hidden" role="status">
        <Says messages={{ shown: t('demo.hover.shown'), hidden: t('demo.hover.hidden') }} />
      </p>
    </div>
  );
}
