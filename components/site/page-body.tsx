import { FallbackNotice } from '@/components/docs/notices';
import { type Locale, localeTable } from '@/i18n/locales';
import type { Article } from '@/lib/content/article';
import { ArticleHtml } from '../docs/article-html';

/** A page outside the docs: its sections are the content. */
export function PageBody({ locale, article }: { locale: Locale; article: Article }) {
  return (
    <>
      {article.isFallback && <FallbackNotice locale={locale} textLocale={article.textLocale} />}
      <ArticleHtml
        className="page"
        html={article.html}
        lang={localeTable[article.isFallback ? article.textLocale : locale].htmlLang}
        dir={localeTable[article.textLocale].direction}
        problems={article.problems}
      />
    </>
  );
}
