import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteSourceOf } from '@/components/mdx/site-source';
import { checkExternalLinks, linksInSource, type PlacedLink } from '@/lib/checks/external-links';
import { contentRoot } from '@/lib/content/content-files';
import type { ContentEntry } from '@/lib/content/entry';
import { parseMdx } from '@/lib/content/mdx/mdx-tree';
import { type PageFacts, remarkCollectLinks } from '@/lib/content/mdx/plugins';
import { formatProblem } from '@/lib/content/problem';
import { scanContent } from '@/lib/content/scan';
import '@/lib/tools/report-errors';

/**
 * Asks for every address on other sites that the content links to, and names page and line of those that lead to
 * nothing. Needs a network, and is part of no gate: CI runs it once a week (docs/deploying.md). `npm run links`.
 */
const entries = scanContent(contentRoot).entries.filter(({ isStandIn }) => !isStandIn);
const { config } = await siteSourceOf(entries);
const links = [
  ...entries.flatMap(linksOf),
  ...readdirSync(contentRoot)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(contentRoot, name))
    .flatMap((file) => linksInSource(file, readFileSync(file, 'utf8'))),
];
const { asked, problems, unsure } = await checkExternalLinks(links, config.url, {
  userAgent: `link check of ${config.url}`,
});
if (unsure.length > 0) {
  console.log(
    `Not to be judged by a program; look at them now and then:\n${unsure.map((line) => `  ${line}`).join('\n')}`,
  );
}
for (const problem of problems) console.error(formatProblem(problem));
console.log(`${asked} addresses asked: ${problems.length} links lead to nothing.`);
if (problems.length > 0) process.exitCode = 1;

function linksOf(entry: ContentEntry): PlacedLink[] {
  const tree = parseMdx(entry);
  if (!tree) return [];
  const facts: PageFacts = { headings: [], links: [], placeholders: [] };
  remarkCollectLinks(facts)(tree);
  return facts.links.map(({ href, line, column }) => ({ file: entry.file, href, line, column }));
}
