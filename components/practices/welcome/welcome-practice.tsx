import type { ReactNode } from 'react';
import type { MdxEnvironment } from '@/components/mdx/environment';
import { interfaceLanguage } from '@/components/mdx/environment';
import { resolveHref } from '@/components/mdx/prose';
import { type PracticeStep, practiceSteps } from '@/components/practices/practice-progress';
import { Says } from '../demo-window';
import { HoverPracticeDemo } from '../hover/hover-practice';
import { InputPracticeDemo } from '../input/input-practice';
import { LivePageDemo } from '../live-page/live-page';

/** The three gestures one after another, and links to continue. */
export function WelcomePracticeDemo({ env, id }: { env: MdxEnvironment; id: string }) {
  const { t } = env;
  const demos: Readonly<Record<PracticeStep, ReactNode>> = {
    page: <LivePageDemo env={env} id={`${id}-page`} isShort />,
    hover: <HoverPracticeDemo env={env} />,
    input: <InputPracticeDemo env={env} id={`${id}-input`} />,
  };
  return (
    <div className="practice welcome-practice" data-part="practice" {...interfaceLanguage(env)}>
      <nav className="practice-progress" data-part="welcome" aria-label={t('demo.practice.progress')}>
        <ol className="practice-list">
          {practiceSteps.map((step, index) => (
            <li
              key={step}
              data-practice={step}
              data-progress-item=""
              data-state="todo"
              aria-current={index === 0 ? 'step' : undefined}
            >
              <a href={`#${id}-${step}`}>{t(`demo.practice.${step}Title`)}</a>
              <span className="practice-state stack script-only">
                <span data-word="todo">{t('demo.practice.toDo')}</span>
                <span data-word="done">{t('demo.practice.done')}</span>
                <span data-word="skipped">{t('demo.practice.skipped')}</span>
              </span>
            </li>
          ))}
        </ol>
        <button type="button" className="practice-quiet script-only" data-reset="">
          {t('demo.practice.reset')}
        </button>
      </nav>
      {practiceSteps.map((step) => (
        <section
          key={step}
          id={`${id}-${step}`}
          className="practice-step"
          data-step={step}
          data-practice={step}
          data-state="todo"
        >
          <div className="practice-head">
            <h3 tabIndex={-1} data-practice-title={step}>
              {t(`demo.practice.${step}Title`)}
            </h3>
            <button type="button" className="practice-quiet script-only" data-skip={step}>
              {t('demo.practice.skip')}
            </button>
          </div>
          {demos[step]}
        </section>
      ))}
      <section className="practice-end" data-practice-end="">
        <h3 tabIndex={-1} data-practice-title="end">
          {t('demo.practice.finishTitle')}
        </h3>
        <p>{t('demo.practice.finishText')}</p>
        <p className="practice-finished" role="status">
          <Says messages={{ finished: t('demo.practice.allDone') }} />
        </p>
        <p className="practice-links">
          <a className="button button-primary" href={resolveHref('/pricing/', env)}>
            {t('demo.practice.plans')}
          </a>
          <a className="button" href={resolveHref('/docs/usage/', env)}>
            {t('demo.practice.usage')}
          </a>
        </p>
      </section>
    </div>
  );
}
