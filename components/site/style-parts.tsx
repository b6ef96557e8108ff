import { readStyleParts } from '@/lib/content/content-files';
import { styleSheetAddress } from '@/lib/content/style-sheet';

/**
 * The styles that a page needs beside the site's own, in one file. The framework puts it into the head, and on a navigation
 * without a load shows the page when it is there.
 *
 * @throws naming the parts that there are, where a page asks for another
 */
export function StyleParts({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const known = readStyleParts();
  const parts = names.map((name) => {
    const part = known.find((candidate) => candidate.name === name);
    if (part) return part;
    const list = known.map((candidate) => candidate.name).join(', ');
    throw new Error(`There are no styles "${name}": app/styles/parts has ${list}.`);
  });
  const address = styleSheetAddress(parts);
  // The live preview has no file at that address.
  return process.env.NODE_ENV === 'development' ? (
    <style href={address} precedence="parts">
      {parts.map(({ text }) => text).join('\n')}
    </style>
  ) : (
    <link rel="stylesheet" href={address} precedence="parts" />
  );
}
