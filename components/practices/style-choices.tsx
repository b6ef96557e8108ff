import { type TranslationStyle as Style, translationStyles } from '@/components/bilingual/display-styles';
import type { MdxEnvironment } from '../mdx/environment';

interface StyleChoicesProps {
  env: MdxEnvironment;
  group: string;
  /** Those shown at once; the others open below them. Without it all are shown. */
  first?: readonly Style[];
}

/** The display styles as radio buttons, each set in its own style. The stylesheet alone applies the chosen one. */
export function StyleChoices({ env, group, first = translationStyles }: StyleChoicesProps) {
  const choices = (styles: readonly Style[]) => (
    <div className="style-choices">
      {styles.map((style) => (
        <label key={style} className="choice style-choice">
          <input type="radio" name={group} value={style} defaultChecked={style === 'underline'} />
          <span className="in-style" data-display={style}>
            {env.t(`demo.styles.${style}`)}
          </span>
        </label>
      ))}
    </div>
  );
  const others = translationStyles.filter((style) => !first.includes(style));
  return (
    <>
      {choices(first)}
      {others.length > 0 && (
        <details className="more-styles">
          <summary>{env.t('demo.styles.others')}</summary>
          {choices(others)}
        </details>
      )}
    </>
  );
}
