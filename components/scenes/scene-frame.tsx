import type { ReactNode } from 'react';
import type { SampleSentence } from '@/content/sample-sentences';
import { interfaceLanguage, type SceneEnvironment } from '../mdx/environment';
import { inLanguage, type Voices } from '../mdx/sample-languages';

interface SceneFrameProps {
  env: SceneEnvironment;
  /** Name of the scene's style sheet, which is beside it. */
  part: string;
  label: string;
  children: ReactNode;
}

/**
 * A scene with a note that its translation was prepared. Excluded from translation, because it shows both languages
 * already.
 */
export function SceneFrame({ env, part, label, children }: SceneFrameProps) {
  return (
    <figure className="scene" data-part={part} aria-label={label} translate="no" {...interfaceLanguage(env)}>
      {children}
      <figcaption className="scene-note">{env.t('scene.prewritten')}</figcaption>
    </figure>
  );
}

interface ChoiceProps {
  /** Unique on the page. */
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
  chosen: string;
}

/** Radio buttons. The stylesheet follows them, so no script is needed. */
export function Choice({ name, label, options, chosen }: ChoiceProps) {
  return (
    <fieldset className="scene-choice">
      <legend>{label}</legend>
      <div>
        {options.map(([value, text]) => (
          <label key={value} className="choice">
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ViewChoiceProps {
  env: SceneEnvironment;
  /** Unique on the page. */
  name: string;
}

/** Original, both or translation; both at first. */
export function ViewChoice({ env: { t }, name }: ViewChoiceProps) {
  return (
    <Choice
      name={name}
      label={t('scene.view')}
      chosen="both"
      options={[
        ['source', t('scene.original')],
        ['both', t('scene.bilingual')],
        ['target', t('scene.translation')],
      ]}
    />
  );
}

/** A text in both languages. The stylesheet decides which are visible. */
export function Twin({ text, voices }: { text: SampleSentence; voices: Voices }) {
  return (
    <>
      <span className="twin-source" {...inLanguage(voices.source)}>
        {text[voices.source]}
      </span>{' '}
      <span className="twin-target" {...inLanguage(voices.target)}>
        {text[voices.target]}
      </span>
    </>
  );
}
