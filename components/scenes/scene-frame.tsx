import type { ReactNode } from 'react';
import type { SampleSentence } from '@/content/sample-sentences';
import { interfaceLanguage, type SceneEnvironment } from '../mdx/environment';
import { inLanguage, type Voices } from '../mdx/sample-languages';

interface SceneFrameProps {
  env: SceneEnvironment;
  /** The scene's styles: name of the style sheet beside it. */
  part: string;
  label: string;
  children: ReactNode;
}

/**
 * A scene with a note that its translation was written beforehand. Translators leave it alone: it shows both languages
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

/** One of a few, as radio buttons: the stylesheet follows them, so that no script is needed. */
export function Choice({ name, label, options, chosen }: ChoiceProps) {
  return (
    <fieldset className="scene-choice">
      <legend>{label}</legend>
      <div>
        {options.map(([value, text]) => (
          <label key={value}>
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

/** Original, both or translation: both at first. */
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

/** A text in both languages. Which of them shows is the stylesheet's affair. */
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
