import type { MdxEnvironment } from '@/components/mdx/environment';
import { inLanguage, ownLanguage, voicesFor } from '@/components/mdx/sample-languages';
import { BalloonShape } from '@/components/scenes/manga/balloon-shape';
import { balloons } from '@/components/scenes/manga/sentences';
import { menu } from '@/components/scenes/sign/sentences';
import type { Plan } from '@/content/plans';
import { type SampleSentence, sampleSentences } from '@/content/sample-sentences';
import { rain } from './plan-sentences';

interface PlanWorkProps {
  env: Pick<MdxEnvironment, 'locale' | 't'>;
  plan: Plan['id'];
}

/** A picture of what a plan is for. It is hidden from assistive technology, which reads the line below. */
export function PlanWork({ env, plan }: PlanWorkProps) {
  return (
    <figure className="plan-work" translate="no" data-part="plan-work">
      <div className="plan-picture" data-plan={plan} aria-hidden="true">
        {plan === 'pro' ? <HeavyWork env={env} /> : <Sentence env={env} translation={sentenceOf[plan]} />}
      </div>
      <figcaption>{env.t(`pricing.works.${plan}`)}</figcaption>
    </figure>
  );
}

const sentenceOf = { free: rain.plain, max: rain.idiomatic } as const;

function Sentence({ env, translation }: { env: PlanWorkProps['env']; translation: SampleSentence }) {
  const target = ownLanguage(env.locale);
  const source = target === 'en' ? 'de' : 'en';
  return (
    <>
      <p {...inLanguage(source)}>{rain.source[source]}</p>
      <p {...inLanguage(target)}>
        <span className="plan-translation">{translation[target]}</span>
      </p>
    </>
  );
}

/** A scanned page, a balloon and a sign, each with its translation. */
function HeavyWork({ env }: { env: PlanWorkProps['env'] }) {
  const { source, target } = voicesFor(env.locale, ['it', 'fr']);
  const own = inLanguage(target);
  return (
    <>
      <div className="plan-scan">
        <p {...inLanguage(source)}>{sampleSentences.newsTitle[source]}</p>
        <p {...own}>
          <span className="plan-translation">{sampleSentences.newsTitle[target]}</span>
        </p>
      </div>
      <p className="plan-balloon">
        <BalloonShape tail={{ at: 156, tip: [-10, 90] }} />
        <span {...own}>{balloons[2][target]}</span>
      </p>
      <p className="plan-sign">
        <span {...own}>{menu.name[target]}</span>
        <small {...inLanguage(source)}>{menu.name[source]}</small>
      </p>
    </>
  );
}
