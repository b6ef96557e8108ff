import { readStyleParts } from '@/lib/content/content-files';
import { inlineName, type StylePart, styleSheetAddress } from '@/lib/content/style-sheet';

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
  const known = readStyleParts();
  const parts = names.map((name) => {
    const part = known.find((candidate) => candidate.name === name);
    if (part) return part;
    const list = known.map((candidate) => candidate.name).join(', ');
    throw new Error(`There are no styles "${name}": the parts are ${list}.`);
  });
  // The live preview has no file at the address of a sheet.
  const isInline = inline || process.env.NODE_ENV === 'development';
  const linked = parts.filter(({ name }) => !isInline && !ofLanguage.test(name));
  return (
    <>
      {parts
        .filter((part) => !linked.includes(part))
        .map((part) => (
          <InlinePart key={part.name} part={part} />
        ))}
      {linked.length > 0 && <link rel="stylesheet" href={styleSheetAddress(linked)} precedence="parts" />}
    </>
  );
}

/** Few rules, and other ones in each locale's page: in a sheet they would make as many sheets. */
const ofLanguage = /^language-/;

/** React joins elements of one precedence, and a security policy would have to name each such mixture. */
function InlinePart({ part }: { part: StylePart }) {
  return (
    <style href={inlineName(part)} precedence={part.name}>
      {part.text}
    </style>
  );
}
