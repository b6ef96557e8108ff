import type { MdxComponents } from '@/lib/content/mdx/render';
import { docsComponents } from './docs-components';
import { downloadComponents } from './download-components';
import type { MdxEnvironment } from './environment';
import { listComponents } from './list-components';
import { pricingComponents } from './pricing-components';
import { productComponents } from './product';
import { proseComponents } from './prose';
import { readingComponents } from './reading/reading-components';
import { sceneComponents } from './scenes/scene-components';
import { sectionComponents } from './section-components';

/** Everything that a page may hold, for one locale. Made anew for each page: tab groups are counted. */
export function mdxComponents(env: MdxEnvironment): MdxComponents {
  return {
    ...proseComponents(env),
    ...docsComponents(env),
    ...sectionComponents(env),
    ...pricingComponents(env),
    ...downloadComponents(env),
    ...listComponents(env),
    ...productComponents(env),
    ...sceneComponents(env),
    ...readingComponents(env),
  };
}
