import type { SceneEnvironment } from '@/components/mdx/environment';
import { Island } from '@/components/mdx/island';
import { voicesFor } from '@/components/mdx/sample-languages';
import { Choice, SceneFrame, Twin } from '../scene-frame';
import { FilmPicture } from './film-picture';
import { formatClock } from './format-clock';
import { film } from './sentences';

/** A short film with subtitles in two languages, and their settings. */
export function SubtitleScene({ env, name }: { env: SceneEnvironment; name: string }) {
  const { t } = env;
  const { title, length, cues } = film;
  const voices = voicesFor(env.locale, ['ko', 'en']);
  return (
    <SceneFrame env={env} part="film" label={t('scene.film')}>
      <Island env={env} name="subtitle-scene" className="film">
        {/* A film and its time line run from left to right in every language. */}
        <div className="film-stage" dir="ltr">
          <FilmPicture label={t('scene.filmPicture')} />
          <p className="film-title">
            <Twin text={title} voices={voices} />
          </p>
          <svg className="film-invitation" viewBox="0 0 64 64" fill="#fff" aria-hidden="true">
            <circle cx="32" cy="32" r="31" fill="rgb(12 16 27 / 0.62)" stroke="#fff" strokeWidth="1.5" />
            <path d="M25 19v26l21 -13z" />
          </svg>
          <div className="film-captions" aria-live="off">
            {cues.map(({ from, to, text }, index) => (
              <p key={from} data-from={from} data-to={to} hidden={index > 0}>
                <Twin text={text} voices={voices} />
              </p>
            ))}
          </div>
        </div>
        <div className="film-bar" dir="ltr">
          <button type="button" className="film-play">
            <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
              <path className="film-icon-play" d="M7 4v16l13 -8z" />
              <path className="film-icon-pause" d="M6 4h4v16H6zM14 4h4v16h-4z" />
            </svg>
            <span className="visually-hidden film-icon-play">{t('scene.play')}</span>
            <span className="visually-hidden film-icon-pause">{t('scene.pause')}</span>
          </button>
          <input
            type="range"
            className="film-timeline"
            min="0"
            max={length}
            step="any"
            defaultValue="0"
            aria-label={t('scene.timeline')}
            aria-valuetext={`${formatClock(0)} / ${formatClock(length)}`}
          />
          <span className="film-clock" aria-hidden="true">
            <span data-clock="">{formatClock(0)}</span> / {formatClock(length)}
          </span>
        </div>
        <div className="scene-choices">
          <Choice
            name={`${name}-lines`}
            label={t('scene.lines')}
            chosen="source"
            options={[
              ['source', t('scene.sourceFirst')],
              ['target', t('scene.targetFirst')],
              ['only', t('scene.targetOnly')],
            ]}
          />
          <Choice
            name={`${name}-size`}
            label={t('scene.size')}
            chosen="medium"
            options={[
              ['small', t('scene.small')],
              ['medium', t('scene.medium')],
              ['large', t('scene.large')],
            ]}
          />
          <Choice
            name={`${name}-background`}
            label={t('scene.background')}
            chosen="dark"
            options={[
              ['dark', t('scene.dark')],
              ['paper', t('scene.paperBackground')],
              ['none', t('scene.none')],
            ]}
          />
          <label className="film-announce">
            <input className="checkbox" type="checkbox" />
            {t('scene.announce')}
          </label>
        </div>
      </Island>
    </SceneFrame>
  );
}
