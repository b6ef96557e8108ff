import type { SceneEnvironment } from '@/components/mdx/environment';
import { voicesFor } from '@/components/mdx/sample-languages';
import { type SampleSentence, sampleSentences } from '@/content/sample-sentences';
import { SceneFrame, Twin, ViewChoice } from '../scene-frame';
import { story } from './sentences';

/** An open book as the extension renders an ePub: each paragraph is followed by its translation. The text is ours. */
export function BookSpread({ env, name }: { env: SceneEnvironment; name: string }) {
  const { t } = env;
  const voices = voicesFor(env.locale, ['fr', 'en']);
  const paragraph = (text: SampleSentence) => (
    <p className="book-block twins">
      <Twin text={text} voices={voices} />
    </p>
  );
  return (
    <SceneFrame env={env} part="book" label={t('scene.book')}>
      <ViewChoice env={env} name={`${name}-view`} />
      {/* A book keeps its sides in every language. */}
      <div className="book-spread" dir="ltr">
        <div className="book-page">
          <p className="book-block book-title twins">
            <Twin text={story.title} voices={voices} />
          </p>
          {paragraph(sampleSentences.book)}
          {paragraph(story.envelope)}
          <span className="book-folio">7</span>
        </div>
        <div className="book-page">
          <Boat label={t('scene.bookPicture')} />
          {paragraph(story.suitcase)}
          {paragraph(story.bus)}
          <span className="book-folio">8</span>
        </div>
      </div>
    </SceneFrame>
  );
}

/** The small boat that is where the stamp should have been. */
function Boat({ label }: { label: string }) {
  return (
    <svg className="icon book-drawing" viewBox="0 0 320 120" role="img">
      <title>{label}</title>
      <path strokeDasharray="5 5" d="M106 8H214V112H106z" />
      <path fill="#ea4c89" d="M180 38a13 13 0 1 0 .1 0" />
      <path d="M124 76h66l-14 20h-40zM150 76V30l-24 36h24M150 36l26 30h-26" />
      <path d="M116 100q8-6 16 0t16 0 16 0 16 0 16 0 8-4M20 30h60M20 46h60M20 62h44M240 88h60M240 100h44" />
    </svg>
  );
}
