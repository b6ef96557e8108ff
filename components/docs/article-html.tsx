import type { Problem } from '@/lib/content/problem';

interface ArticleHtmlProps {
  html: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  className: string;
  problems: readonly Problem[];
}

/**
 * A page's text as the content build rendered it. React sets it and then leaves it alone, so that translators which
 * rewrite the text do not break the page; scripts act on it by delegation.
 */
export function ArticleHtml({ html, lang, dir, className, problems }: ArticleHtmlProps) {
  return (
    <>
      {problems.map((problem) => (
        <ProblemPanel key={problem.message} problem={problem} />
      ))}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered at build from the repository's own content */}
      <div className={className} lang={lang} dir={dir} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}

/** In development, what is wrong with the page's source; a build never gets here. */
function ProblemPanel({ problem }: { problem: Problem }) {
  return (
    <div className="problem-panel" role="alert">
      <p>
        <code>{[problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':')}</code>
      </p>
      <p>
        <strong>{problem.message}</strong>
      </p>
      <p>{problem.remedy}</p>
    </div>
  );
}
