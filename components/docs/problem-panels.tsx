import type { Problem } from '@/lib/content/problem';

/** In the live preview, what is wrong with the page's source; a build never gets here. */
export function ProblemPanels({ problems }: { problems: readonly Problem[] }) {
  return problems.map((problem) => (
    <div key={`${problem.line}:${problem.message}`} className="problem-panel" role="alert">
      <p>
        <code>{[problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':')}</code>
      </p>
      <p>
        <strong>{problem.message}</strong>
      </p>
      <p>{problem.remedy}</p>
    </div>
  ));
}
