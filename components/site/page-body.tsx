import { BilingualButton } from '@/components/bilingual/bilingual-button';
import { DraftNotice, FallbackNotice, MachineNotice } from '@/components/docs/notices';
import { type Locale, localeTable } from '@/i18n/locales';
import type { Article } from '@/lib/content/content-files';
import { secondLanguages } from '@/lib/content/store';
import { ArticleHtml } from '../docs/article-html';
import { ProblemPanels } from '../docs/problem-panels';
import { PrintSource } from './print-source';
import { StyleParts } from './style-parts';

interface PageBodyProps {
  locale: Locale;
  article: Article;
  route: string;
  /** Languages with their own text of the page. */
  ownLocales: readonly Locale[];
  /** The page's own address, for print. */
  url: string;
}

/** A page outside the docs: its content is sections. */
export function PageBody({ locale, article, route, ownLocales, url }: PageBodyProps) {
  return (
    <>
      <StyleParts
        names={[
          'pages',
          ...(article.draft || article.isFallback || article.machineDraft ? ['notices'] : []),
          ...article.parts,
        ]}
      />
      {article.draft && <DraftNotice />}
      {article.isFallback && <FallbackNotice locale={locale} textLocale={article.textLocale} route={route} />}
      {article.machineDraft && <MachineNotice locale={locale} />}
      <ProblemPanels problems={article.problems} />
      <BilingualButton languages={secondLanguages(ownLocales, article.textLocale)} isFloating />
      <ArticleHtml
        className="page"
        html={article.html}
        lang={localeTable[article.isFallback ? article.textLocale : locale].htmlLang}
        dir={localeTable[article.textLocale].direction}
        name={`${locale}/${article.file}`}
      />
      <PrintSource url={url} textLocale={article.textLocale} />
    </>
  );
}
