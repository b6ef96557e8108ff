import { ChevronIcon } from '@/components/ui/icons';
import type { Heading } from '@/lib/content/mdx/heading';

interface ContentsProps {
  variant: 'rail' | 'inline';
  headings: readonly Heading[];
  title: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

/** The table of contents: a rail that follows the reader, or a fold above the text on smaller screens. */
export function Contents({ variant, headings, title, lang, dir }: ContentsProps) {
  if (headings.length < 2) return variant === 'rail' ? <div className="toc" /> : null;
  const list = (
    <ol lang={lang} dir={dir}>
      {headings.map((heading) => (
        <li key={heading.id} data-level={heading.level}>
          <a href={`#${heading.id}`}>{heading.text}</a>
        </li>
      ))}
    </ol>
  );
  if (variant === 'rail') {
    return (
      <nav className="toc" aria-label={title} data-contents="">
        <p className="toc-title">{title}</p>
        {list}
      </nav>
    );
  }
  return (
    <details className="toc-fold">
      <summary>
        {title}
        <ChevronIcon />
      </summary>
      {list}
    </details>
  );
}
