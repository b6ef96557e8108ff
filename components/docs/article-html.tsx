interface ArticleHtmlProps {
  /** Identifies the page. */
  name: string;
  html: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  className: string;
}

/** A page's text as rendered by the content build; scripts handle its events by delegation. */
export function ArticleHtml({ name, html, lang, dir, className }: ArticleHtmlProps) {
  return (
    <div className={className} lang={lang} dir={dir} data-article={name} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
