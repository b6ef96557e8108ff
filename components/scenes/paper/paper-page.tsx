import type { SceneEnvironment } from '@/components/mdx/environment';
import { voicesFor } from '@/components/mdx/sample-languages';
import { sampleSentences } from '@/content/sample-sentences';
import { SceneFrame, Twin, ViewChoice } from '../scene-frame';
import { PaperFigure } from './paper-figure';
import { type PaperText, paper } from './sentences';

const angles = [0, 30, 60] as const;

/** λ = 4 d √(n² − sin² θ) for n = 1.45, in whole nanometres, by thickness and angle. */
const wavelengths: readonly (readonly [thickness: number, ...wavelengths: number[]])[] = [
  [90, 522, 490, 419],
  [100, 580, 544, 465],
  [110, 638, 599, 512],
  [120, 696, 653, 558],
];

/**
 * A page of a paper in two columns. Each block has both languages in one grid cell, so that formula, figure and table
 * stay where they are while the text around them changes.
 */
export function PaperPage({ env, name }: { env: SceneEnvironment; name: string }) {
  const { t } = env;
  const voices = voicesFor(env.locale, ['en', 'de']);
  const block = (id: PaperText) => <Twin text={paper[id]} voices={voices} />;
  return (
    <SceneFrame env={env} part="paper" label={t('scene.paper')}>
      <ViewChoice env={env} name={`${name}-view`} />
      {/* A paper keeps its layout in every language: the columns follow the original. */}
      <div className="paper-sheet" dir="ltr">
        <div className="paper-inner">
          <p className="paper-title paper-block twins">
            <Twin text={sampleSentences.paperTitle} voices={voices} />
          </p>
          <div className="paper-columns">
            <div>
              <p className="paper-heading paper-block twins">{block('colours')}</p>
              <p className="paper-block twins">{block('intro')}</p>
              <PaperFigure label={t('scene.paperFigure')} media={[paper.air, paper.oil, paper.water]} voices={voices} />
              <p className="paper-caption paper-block twins">{block('figure')}</p>
              <p className="paper-block twins">{block('rule')}</p>
              <div className="paper-formula">
                <PaperFormula />
                <span>(1)</span>
              </div>
            </div>
            <div>
              <p className="paper-block twins">{block('phase')}</p>
              <p className="paper-heading paper-block twins">{block('seen')}</p>
              <p className="paper-block twins">
                <Twin text={sampleSentences.paper} voices={voices} />
              </p>
              <table>
                <caption>
                  <span className="paper-caption paper-block twins">{block('table')}</span>
                </caption>
                <thead>
                  <tr>
                    <th scope="col">
                      <i>d</i> (nm)
                    </th>
                    {angles.map((angle) => (
                      <th scope="col" key={angle}>
                        <i>θ</i> = {angle}°
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {wavelengths.map(([thickness, ...row]) => (
                    <tr key={thickness}>
                      <th scope="row">{thickness}</th>
                      {row.map((wavelength) => (
                        <td key={wavelength}>{wavelength}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
              <p className="paper-block twins">{block('end')}</p>
            </div>
          </div>
        </div>
      </div>
    </SceneFrame>
  );
}

/**
 * 2 d √(n² − sin² θ) = (m + ½) λ: where a film is brightest whose upper side alone reverses the wave. Drawn as one
 * outline, because most devices have no mathematical font, and without one a browser detaches the root from its bar.
 * The letters are those of Noto Serif.
 */
function PaperFormula() {
  return (
    <svg className="paper-equation" viewBox="-15 -40 5586 790" role="img">
      <title>2d√(n² − sin²θ) = (m + ½)λ</title>
      <path d="M30 500l0-36l84-97q26-31 42-54q16-23 22-43q7-20 7-44q0-28-13-46q-12-17-38-17q-22 0-34 11q-12 10-17 26q-4 18-4 38q-18 0-31-8q-12-6-12-25q0-29 25-48q25-19 73-19q48 0 74 22q28 24 28 62q0 34-22 68q-22 33-62 76l-84 94l115 0q23 0 31-12q8-11 11-26l2-8l21 0l-2 86l-216 0zM386 505q-22 0-37-12q-15-12-21-33q-7-20-7-46q0-24 7-50q6-26 18-50q12-24 30-44q18-20 42-31q24-12 52-12q14 0 28 3q12 4 22 10q0-7 2-16q2-8 2-13l6-24q1-7 2-13q1-6 1-10q0-14-10-19q-11-4-25-4l-4 0l4-21l92 0l-58 272q0 6-2 16q-2 11-4 22q-1 11-1 18q0 26 17 26q8 0 17-4q9-4 19-10l8 15q-6 7-18 13q-12 8-26 12q-14 5-26 5q-18 0-28-11q-11-11-11-30q0-7 1-17q2-10 4-23l-3 0q-17 39-41 60q-23 21-52 21zM404 474q12 0 26-10q14-10 26-28q12-16 22-38q10-20 14-42l18-88q-5-10-16-14q-10-4-22-4q-20 0-36 10q-16 12-28 30q-12 19-20 41q-8 22-12 44q-4 23-4 41q0 30 9 44q9 14 23 14zM1169 505q-22 0-33-14q-12-15-12-36q0-23 9-67l9-40q1-6 4-17q2-11 4-22q2-11 2-20q0-10-4-20q-4-9-19-9q-15 0-31 11q-16 11-28 29q-14 18-23 38q-9 19-13 34l-26 128l-47 0l42-201q1-7 3-14q0-7 0-9q0-14-10-19q-10-4-25-4l-4 0l5-21l92 0l-14 63l6 0q20-33 42-50q20-17 48-17q30 0 42 16q12 17 12 39q0 13-3 27q-3 15-6 28l-13 59q-3 14-4 27q-2 14-2 26q0 24 17 24q15 0 32-12l9 14q-12 10-26 20q-16 9-35 9zM1272 335l0-22l50-58q16-19 25-32q9-13 13-26q4-13 4-26q0-17-7-27q-7-11-23-11q-14 0-21 6q-7 7-9 17q-3 10-3 22q-11 0-19-4q-7-4-7-16q0-18 15-29q15-11 44-11q28 0 44 14q17 13 17 36q0 21-13 41q-14 20-38 46l-50 56l70 0q13 0 18-7q4-7 6-16l2-5l12 0l-1 52l-129 0zM1511 335h260v30h-260zM1966 505q-38 0-60-13q-22-14-22-40q0-14 5-21q5-7 13-11q7-2 13-2q0 26 12 44q11 19 42 19q27 0 41-13q14-12 14-32q0-13-5-21q-5-8-19-16q-13-7-38-18q-25-11-42-22q-16-11-24-25q-9-14-9-36q0-34 26-52q25-18 68-18q36 0 55 13q18 13 18 33q0 13-9 21q-9 9-27 9q0-26-10-40q-11-14-33-14q-25 0-37 12q-10 11-10 28q0 20 14 30q14 10 48 24q26 10 42 22q17 10 25 25q7 15 7 35q0 40-26 59q-28 20-72 20zM2167 182q-12 0-20-7q-9-7-9-24q0-17 9-24q8-7 20-7q11 0 20 7q9 7 9 24q0 17-9 24q-9 7-20 7zM2098 500l0-21l6 0q17 0 30-5q12-6 12-28l0-159q0-22-12-28q-13-6-30-6l-1 0l0-21l89 0l0 211q0 23 12 29q12 7 30 7l6 0l0 21l-142 0zM2260 500l0-21l4 0q18 0 30-7q12-6 12-29l0-156q0-22-12-28q-12-6-28-6l-3 0l0-21l81 0l6 40l3 0q15-28 35-36q19-9 43-9q39 0 62 23q22 24 22 75l0 118q0 23 11 29q10 7 26 7l3 0l0 21l-87 0l0-172q0-33-12-51q-12-18-43-18q-23 0-35 11q-14 12-20 30q-6 18-6 40l0 106q0 22 12 28q12 5 28 5l3 0l0 21l-135 0zM2598 325l0-22l50-58q16-19 25-32q9-13 13-26q4-13 4-26q0-17-7-27q-7-11-23-11q-14 0-21 6q-7 7-10 17q-3 10-3 22q-10 0-18-4q-7-4-7-16q0-18 15-29q14-11 44-11q28 0 44 14q16 13 16 36q0 21-12 41q-14 20-38 46l-50 56l69 0q13 0 19-7q4-7 6-16l2-5l12 0l-2 52l-128 0zM2910 505q-41 0-64-33q-22-34-22-96q0-30 6-66q6-35 18-69q12-34 30-62q18-27 44-45q25-16 57-16q45 0 67 32q23 34 23 94q0 22-4 50q-4 28-12 57q-8 29-21 57q-12 28-30 49q-18 22-40 35q-23 13-52 13zM2977 144q-17 0-31 13q-15 13-27 35q-11 22-21 49q-8 27-14 55l129 0q4-26 6-47q3-21 3-35q0-33-11-52q-11-18-34-18zM2912 480q18 0 34-14q14-14 26-38q12-24 22-52q8-28 14-57l-130 0q-4 27-7 49q-3 23-3 38q0 40 14 57q13 17 30 17zM649 365l80-45l70 195l95-535h2222v32h-2196l-105 598h-30l-83-235l-43 20zM3236 285h260v30h-260zM3236 385h260v30h-260zM3818 622q-60-24-96-60q-36-38-52-92q-17-56-17-133q0-77 17-131q16-55 52-92q36-38 96-60l0 28q-45 26-66 67q-20 41-26 89q-6 48-6 99q0 51 6 99q6 49 26 90q21 40 66 66l0 30zM4226 505q-22 0-34-14q-11-15-11-36q0-23 9-67l9-40q1-6 4-17q3-11 5-22q2-11 2-20q0-10-5-20q-4-9-19-9q-14 0-28 9q-14 10-27 25q-13 16-22 34q-9 18-14 33l-8 36q-1 7-4 21q-3 15-5 32q-2 16-4 30q-2 14-2 20l-47 0q0-6 1-20q2-14 5-31q3-17 5-33q4-17 6-28l8-40q2-6 4-17q3-11 5-22q2-11 2-20q0-10-5-20q-4-9-18-9q-16 0-31 11q-15 11-29 29q-13 18-22 38q-10 19-12 34l-28 128l-46 0l42-201q2-7 2-14q1-7 1-9q0-14-11-19q-10-4-24-4l-4 0l4-21l93 0l-13 63l4 0q21-33 42-50q22-17 50-17q29 0 41 16q12 17 12 39q0 3-1 6q0 3 0 6l5 0q21-33 41-50q22-17 50-17q30 0 42 16q12 17 12 39q0 13-4 27q-3 15-6 28l-12 59q-4 14-6 27q-1 14-1 26q0 24 17 24q15 0 32-12l10 14q-12 10-28 20q-14 9-34 9zM4386 335h115v-115h30v115h115v30h-115v115h-30v-115h-115zM4800 310l0-15l24 0q13 0 22-5q8-4 8-21l0-189q-14 16-24 27q-12 11-22 11q-8 0-14-6q-4-6-4-14q10-3 22-8q12-6 30-20l26-18l22 0l0 217q0 17 9 21q9 5 21 5l18 0l0 15l-138 0zM4788 700l0-26l60-70q19-22 30-38q12-17 16-32q5-14 5-31q0-21-9-33q-8-12-28-12q-16 0-24 7q-9 7-12 19q-4 12-4 27q-12 0-21-5q-9-4-9-18q0-22 18-35q18-13 52-13q34 0 54 16q20 16 20 44q0 24-16 48q-16 24-44 56l-62 67l84 0q16 0 22-8q6-9 8-19l2-6l14 0l-2 62l-154 0zM4736 335h261v30h-261zM5048 592q44-26 64-66q22-41 28-90q6-48 6-99q0-51-6-99q-6-48-28-89q-20-41-64-67l0-28q58 22 94 60q37 37 54 92q16 54 16 131q0 77-16 133q-17 54-54 92q-36 36-94 60l0-30zM5448 240q-2-37-8-57q-6-20-14-27q-8-8-20-8q-14 0-24 6q-10 7-16 16q-2-2-4-8q-2-6-2-11q0-15 11-25q10-11 33-11q30 0 48 21q17 20 21 71l13 175q4 52 18 74q14 23 30 23l2 0l-4 21l-11 0q-21 0-33-5q-13-5-20-21q-6-16-10-49q-2-25-3-53q-1-27-2-48q-1-22-1-31l-1 0q-3 8-9 23q-8 14-16 30q-10 16-17 27l-82 127l-53 0l174-260z" />
    </svg>
  );
}
