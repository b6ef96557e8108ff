import type { Heading } from '@/lib/content/content-files';

interface ContentsProps {
  headings: readonly Heading[];
  title: string;
  /** Language and direction of the headings. */
  lang: string;
  dir: 'ltr' | 'rtl';
}

export const contentsId = 'page-contents';

/** Whether a page has enough headings for a table of contents. */
export function hasContents(headings: readonly Heading[]): boolean {
  return headings.length > 1;
}

/** The table of contents: a rail that follows the reader, and on smaller screens a popover that needs no script. */
export function Contents({ headings, title, lang, dir }: ContentsProps) {
  if (!hasContents(headings)) return null;
  return (
    <nav className="toc" id={contentsId} popover="auto" aria-label={title} data-contents="">
      <p className="toc-title">{title}</p>
      <ol lang={lang} dir={dir}>
        {headings.map((heading) => (
          <li key={heading.id} data-level={heading.level}>
            <a href={`#${heading.id}`}>{heading.text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
