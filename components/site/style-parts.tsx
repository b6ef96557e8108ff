import { readStyleParts } from '@/lib/content/content-files';
import { inlineName, partsText, type StyleText, styleSheetAddress } from '@/lib/content/style-sheet';

interface StylePartsProps {
  names: readonly string[];
  /** Whether they are inline, each in an element of its own, so that the page needs no further request. */
  inline?: boolean;
}

/**
 * The styles that a page needs beside the site's own: in one file, or inline. React moves them into the document's
 * head; a navigation waits for them before it shows the page.
 *
 * @throws naming the existing parts, where a page uses another
 */
export function StyleParts({ names, inline = false }: StylePartsProps) {
  if (names.length === 0) return null;
  const parts = readStyleParts();
  // The live preview has no file at a sheet's address.
  const isInline = inline || process.env.NODE_ENV === 'development';
  const linked = names.filter((name) => !isInline && !ofLanguage.test(name));
  const own = names.filter((name) => !linked.includes(name));
  return (
    <>
      {own.map((name) => (
        <InlineStyles key={name} styles={{ name, text: partsText(parts, [name]) }} />
      ))}
      {linked.length > 0 && <link rel="stylesheet" href={styleSheetAddress(parts, linked)} precedence="parts" />}
    </>
  );
}

/** Few rules, which differ by locale: in shared sheets they would multiply the number of files. */
const ofLanguage = /^language-/;

/**
 * One element each, because React joins elements of one precedence, and a security policy would have to name every
 * combination.
 */
function InlineStyles({ styles }: { styles: StyleText }) {
  return (
    <style href={inlineName(styles)} precedence={styles.name}>
      {styles.text}
    </style>
  );
}
