import { StyleParts } from '@/components/site/style-parts';
import type { Problem } from '@/lib/content/problem';

/** Problems of the page's source, in the live preview only: a build fails before. */
export function ProblemPanels({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return [<StyleParts key="styles" names={['notices']} />, ...problems.map(panel)];
}

function panel(problem: Problem) {
  return (
    <div key={`${problem.line}:${problem.message}`} className="problem-panel" role="alert">
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
