import { translationStyles } from '@/components/bilingual/display-styles';
import type { MdxEnvironment } from '../mdx/environment';

/** The display styles as radio buttons, each set in its own style. The stylesheet alone applies the chosen one. */
export function StyleChoices({ env, group }: { env: MdxEnvironment; group: string }) {
  return (
    <div className="style-choices">
      {translationStyles.map((style) => (
        <label key={style} className="style-choice">
          <input type="radio" name={group} value={style} defaultChecked={style === 'underline'} />
          <span className="in-style" data-display={style}>
            {env.t(`demo.styles.${style}`)}
          </span>
        </label>
      ))}
    </div>
  );
}
