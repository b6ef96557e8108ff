interface ArticleHtmlProps {
  /** Identifies the page among all. */
  name: string;
  html: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  className: string;
}

/** A page's text as the content build rendered it; scripts act on it by delegation. */
export function ArticleHtml({ name, html, lang, dir, className }: ArticleHtmlProps) {
  return (
    <div className={className} lang={lang} dir={dir} data-article={name} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
