import path from 'node:path';
import type { ContentEntry } from '../entry';
import { isFileAddress } from '../mdx/file-address';
import type { Problem } from '../problem';
import { bytesOf, filePathOf, pictureSize, publicFiles, publicFolder } from '../public-files';
import type { CompiledPages } from './compile-all';

/** More is a photograph as a camera makes it: four seconds of a mobile connection. */
const heaviestPicture = 1_000_000;

/** Pictures and linked files of pages that are missing, and pictures that are too heavy, unreadable or without a text. */
export function checkFiles(
  entries: readonly ContentEntry[],
  compiled: CompiledPages,
  folder = publicFolder,
): Problem[] {
  const known = publicFiles(folder);
  const problemOf = (href: string, alt: string | undefined): Pick<Problem, 'message' | 'remedy'> | undefined => {
    const isPicture = alt !== undefined;
    if (isPicture && !isFileAddress(href)) {
      return {
        message: `The picture "${href}" is no file of this site.`,
        remedy: `Put it into ${folder}, and write its address with a slash before it: "/img/settings.png".`,
      };
    }
    if (!isFileAddress(href)) return undefined;
    const file = filePathOf(href);
    if (!known.includes(file)) return { message: `There is no file ${folder}${file}.`, remedy: hint(file, known) };
    if (!isPicture) return undefined;
    if (alt.trim() === '') {
      return {
        message: `The picture "${href}" has no text for those who do not see it.`,
        remedy: 'Say in the square brackets what it shows.',
      };
    }
    const bytes = bytesOf(file, folder);
    if (bytes > heaviestPicture) {
      const megabytes = (bytes / 1e6).toFixed(1);
      return { message: `The picture "${href}" has ${megabytes} MB.`, remedy: 'Make it smaller than 1 MB.' };
    }
    if (!pictureSize(file, folder)) {
      return {
        message: `The picture "${href}" cannot be read.`,
        remedy: 'Save it as PNG, JPEG, WebP, AVIF, GIF or SVG, with a width and a height.',
      };
    }
    return undefined;
  };
  return entries.flatMap((entry) =>
    (compiled.get(entry.file)?.links ?? []).flatMap(({ href, alt, line, column }) => {
      const problem = problemOf(href, alt);
      return problem ? [{ file: entry.file, line, column, ...problem }] : [];
    }),
  );
}

/** The file that was probably meant: of the same name in another folder, letter case or form; else those of the folder. */
function hint(file: string, known: readonly string[]): string {
  const nameOf = (address: string) =>
    path.posix
      .parse(address)
      .name.toLowerCase()
      .replace(/[\s_-]/g, '');
  const near = known.find((candidate) => nameOf(candidate) === nameOf(file));
  if (near) return `Did you mean "${near}"?`;
  const siblings = known.filter((candidate) => path.posix.dirname(candidate) === path.posix.dirname(file)).slice(0, 12);
  const listed = siblings.length > 0 ? ` Beside it are ${siblings.join(', ')}.` : '';
  return `Put the file there, or mend the address.${listed}`;
}
