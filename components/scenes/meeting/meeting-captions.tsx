import type { SceneEnvironment } from '@/components/mdx/environment';
import { Island } from '@/components/mdx/island';
import { inLanguage, ownLanguage } from '@/components/mdx/sample-languages';
import type { SampleLanguage } from '@/content/sample-sentences';
import { languageName } from '@/i18n/locales';
import { SceneFrame } from '../scene-frame';
import { type MeetingRole, meeting } from './sentences';
import { splitWords } from './split-words';

const roles = ['editor', 'design', 'print'] as const satisfies readonly MeetingRole[];

const spokenLanguages: readonly SampleLanguage[] = ['en', 'ja', 'de', 'fr'];

/** A meeting in which each speaks their own language, and the reader reads theirs. */
export function MeetingCaptions({ env }: { env: SceneEnvironment }) {
  const { t, locale } = env;
  const { title, lines, roles: roleNames } = meeting;
  const own = ownLanguage(locale);
  const [first = 'en', second = first, third = second] = spokenLanguages.filter((language) => language !== own);
  const spoken: Readonly<Record<MeetingRole, SampleLanguage>> = { editor: first, design: second, print: third };
  return (
    <SceneFrame env={env} part="meeting" label={t('scene.meeting')}>
      <Island env={env} name="meeting-captions" className="meeting">
        <div className="window meeting-window">
          <div className="meeting-bar">
            <p {...inLanguage(own)}>{title[own]}</p>
            <button type="button" className="button button-primary meeting-start stack script-only">
              <span className="meeting-when-halted">{t('scene.start')}</span>
              <span className="meeting-when-running">{t('scene.pause')}</span>
            </button>
          </div>
          <div className="meeting-tiles" role="img" aria-label={t('scene.meetingPicture')}>
            {roles.map((role) => (
              <div className="meeting-tile" data-role={role} key={role}>
                <Person role={role} />
                <span {...inLanguage(own)}>{roleNames[role][own]}</span>
                <i>
                  <b />
                  <b />
                  <b />
                </i>
              </div>
            ))}
          </div>
          <section className="meeting-log" aria-label={t('scene.captions')}>
            {lines.map(({ role, text }) => {
              const language = spoken[role];
              return (
                <div className="meeting-line" data-role={role} key={text.en}>
                  <p className="meeting-who">
                    <span {...inLanguage(own)}>{roleNames[role][own]}</span>
                    {' · '}
                    {languageName(language, locale)}
                  </p>
                  <p className="meeting-said" {...inLanguage(language)}>
                    {splitWords(text[language], language).map((word, index) => (
                      <span key={index}>{word}</span>
                    ))}
                  </p>
                  <p className="meeting-translated" {...inLanguage(own)}>
                    {text[own]}
                  </p>
                </div>
              );
            })}
          </section>
        </div>
      </Island>
    </SceneFrame>
  );
}

const colours = {
  editor: { wall: '#39445f', cloth: '#ea4c89', neck: '#c08c6b', face: '#d9a583', hair: '#c9c4bd' },
  design: { wall: '#4b5a52', cloth: '#e9e2d2', neck: '#dcb496', face: '#f0cdb1', hair: '#1d1a1c' },
  print: { wall: '#5c4a44', cloth: '#5f86a8', neck: '#835840', face: '#9a6a4c', hair: '#1d1a1c' },
} as const satisfies Record<MeetingRole, object>;

const line = { fill: 'none', stroke: '#d9d2c3', strokeWidth: 2.5, opacity: 0.8 } as const;

/** A person in front of their work: books, a window, sheets that dry. */
function Person({ role }: { role: MeetingRole }) {
  const { wall, cloth, neck, face, hair } = colours[role];
  return (
    <svg
      viewBox="0 0 240 160"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path fill={wall} d="M-200 -200H440V160H-200z" />
      {role === 'editor' && (
        <path
          {...line}
          d="M0 40H76M0 92H70M8 40V12h10v28M22 40V18h8v22M34 40L42 14l9 3 -8 23M10 92V62h8v30M22 92V56h12v36M40 92V66h8v26M164 60H240M172 60V30h12v30M190 60V36h8v24M204 60l8 -26 9 3 -8 23"
        />
      )}
      {role === 'design' && (
        <path
          {...line}
          d="M16 14H92V96H16zM54 14V96M16 52H92M190 96q-22 -20 -16 -50 20 18 16 50zM190 96q0 -34 20 -52 10 34 -20 52zM176 96h28l-4 30h-20z"
        />
      )}
      {role === 'print' && (
        <path
          {...line}
          d="M-20 26Q120 44 260 22M14 30v52h40V33M26 46h18M26 56h18M184 33v50h42V28M194 46h22M194 56h14M68 34v24h28V36"
        />
      )}
      <path fill={cloth} d="M52 176q0 -62 46 -68h44q46 6 46 68z" />
      <path fill={neck} d="M106 92h28v20q-14 12 -28 0z" />
      <path fill={face} d="M88 62q0 -34 32 -34t32 34q0 40 -32 40T88 62z" />
      {role === 'editor' && (
        <>
          <path fill={hair} d="M82 70q-6 -54 38 -54t38 54l-8 6q2 -26 -14 -32 -26 8 -44 2 -4 10 -2 28z" />
          <path {...line} stroke="#1d1a1c" opacity="1" d="M92 66h20v12H94zM128 66h20v12h-18zM112 70h16" />
        </>
      )}
      {role === 'design' && (
        <path
          fill={hair}
          d="M78 112Q70 20 120 18t42 94q-10 4 -16 -4 8 -36 -2 -56 -20 2 -36 -8 -12 10 -14 30 0 20 4 34 -8 8 -20 4zM106 18q2 -14 14 -14t14 14z"
        />
      )}
      {role === 'print' && (
        <path
          fill={hair}
          d="M86 52q2 -32 34 -32t34 32q-34 -8 -68 0zM76 54q40 -14 88 0l2 6q-44 -12 -92 0zM92 78q4 32 28 32t28 -32q-2 10 -10 10 -18 -10 -36 0 -8 0 -10 -10z"
        />
      )}
    </svg>
  );
}
