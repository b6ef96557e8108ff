import type { MdxComponents } from '@/lib/content/mdx/render';
import { docsComponents } from './docs-components';
import type { MdxEnvironment } from './environment';
import { proseComponents } from './prose';
import { readingComponents } from './reading/reading-components';
import { sectionComponents } from './section-components';

/** Everything that a page may hold, for one locale. Made anew for each page: tab groups are counted. */
export function mdxComponents(env: MdxEnvironment): MdxComponents {
  return { ...proseComponents(env), ...docsComponents(env), ...sectionComponents(env), ...readingComponents(env) };
}
