'use client';

import { useEffect, useState } from 'react';

interface ArticleHtmlProps {
  /** Identifies the page among all. */
  name: string;
  html: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  className: string;
}

/** Texts taken over from the document, by page: the router may show a page again from what it first got. */
const takenOver = new Map<string, string>();

/**
 * A page's text as the content build rendered it. React sets it and then leaves it alone, so that translators which
 * rewrite the text do not break the page; scripts act on it by delegation.
 *
 * In an export the text stands in the document alone and not a second time in the framework's data (`omitLongTexts` in
 * lib/export): an empty `html` means that the text is the one that is there, translated or not.
 */
export function ArticleHtml({ name, html, lang, dir, className }: ArticleHtmlProps) {
  const [present] = useState(() => (html === '' ? takeOver(name) : undefined));
  const text = html === '' ? (present ?? takeOver(name)) : html;
  const isLost = text === undefined;

  useEffect(() => {
    // After a crash the document no longer has the text; the server does.
    if (isLost) window.location.reload();
  }, [isLost]);

  return (
    <div
      className={className}
      lang={lang}
      dir={dir}
      data-article={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text ?? '' }}
    />
  );
}

function takeOver(name: string): string | undefined {
  if (typeof document === 'undefined') return '';
  const present = document.querySelector(`[data-article="${CSS.escape(name)}"]`);
  if (present) takenOver.set(name, withoutSeconds(present).innerHTML);
  return takenOver.get(name);
}

/** A text without the second language that its reader may have put under it (lib/bilingual). */
function withoutSeconds(article: Element): Element {
  if (!article.querySelector('[data-second]')) return article;
  const copy = article.cloneNode(true) as Element;
  for (const second of copy.querySelectorAll('[data-second]')) second.remove();
  return copy;
}
