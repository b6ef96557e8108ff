import { readStyleParts } from '@/lib/content/content-files';
import { inlineName, partsText, type StyleText, styleSheetAddress, utilitiesOf } from '@/lib/content/style-sheet';

interface StylePartsProps {
  names: readonly string[];
  /** Whether they stand in the page itself, each in an element of its own, so that the page needs no further request. */
  inline?: boolean;
}

/**
 * The styles that a page needs beside the site's own: in one file, or in the page. React puts them into the head of the
 * document; a navigation without a load shows the page when they are there.
 *
 * @throws naming the parts that there are, where a page asks for another
 */
export function StyleParts({ names, inline = false }: StylePartsProps) {
  if (names.length === 0) return null;
  const styles = readStyleParts();
  // The live preview has no file at the address of a sheet.
  const isInline = inline || process.env.NODE_ENV === 'development';
  const linked = names.filter((name) => !isInline && !ofLanguage.test(name));
  const own = names.filter((name) => !linked.includes(name));
  // Utilities overrule each other by their order: a page has them in one place.
  const utilities = { name: 'utilities', text: utilitiesOf(styles, own) };
  return (
    <>
      {own.map((name) => (
        <InlineStyles key={name} styles={{ name, text: partsText(styles, [name]) }} />
      ))}
      {utilities.text && <InlineStyles styles={utilities} />}
      {linked.length > 0 && <link rel="stylesheet" href={styleSheetAddress(styles, linked)} precedence="parts" />}
    </>
  );
}

/** Few rules, and other ones in each locale's page: in a sheet they would make as many sheets. */
const ofLanguage = /^language-/;

/** React joins elements of one precedence, and a security policy would have to name each such mixture. */
function InlineStyles({ styles }: { styles: StyleText }) {
  return (
    <style href={inlineName(styles)} precedence={styles.name}>
      {styles.text}
    </style>
  );
}
