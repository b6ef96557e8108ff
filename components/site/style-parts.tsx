import { readStyleParts } from '@/lib/content/content-files';

/**
 * The styles that a page needs beside the site's own. The framework puts them into the head, and on a navigation without a
 * load shows the page when they are there.
 *
 * @throws naming the parts that there are, where a page asks for another
 */
export function StyleParts({ names }: { names: readonly string[] }) {
  const parts = readStyleParts();
  return names.map((name) => {
    const part = parts.find((candidate) => candidate.name === name);
    if (!part) {
      const known = parts.map((candidate) => candidate.name).join(', ');
      throw new Error(`There are no styles "${name}": app/styles/parts has ${known}.`);
    }
    // The live preview has no file at that address.
    return process.env.NODE_ENV === 'development' ? (
      <style key={name} href={part.address} precedence="parts">
        {part.text}
      </style>
    ) : (
      <link key={name} rel="stylesheet" href={part.address} precedence="parts" />
    );
  });
}
