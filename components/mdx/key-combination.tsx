import type { Translator } from '@/i18n/translator';

const translatedKeys = ['Ctrl', 'Shift', 'Enter', 'Space'] as const;

/**
 * Keys that are pressed together, by the names that stand on the keyboards of `t`'s language.
 *
 * @param keys the English names, with a plus between them
 */
export function KeyCombination({ keys, t }: { keys: string; t: Translator | undefined }) {
  return (
    <span className="chord" dir="ltr">
      {keys.split('+').map((key) => {
        const translated = translatedKeys.find((name) => name === key);
        return <kbd key={key}>{translated && t ? t(`keys.${translated}`) : key}</kbd>;
      })}
    </span>
  );
}
