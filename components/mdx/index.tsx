import type { MdxComponents } from '@/lib/content/mdx/compile';
import { practiceComponents } from '../practices/practice-components';
import { downloadComponents } from '../product/download/download-components';
import { pricingComponents } from '../product/pricing/pricing-components';
import { productComponents } from '../product/product-components';
import { sceneComponents } from '../scenes/scene-components';
import { docsComponents } from './docs-components';
import type { MdxEnvironment } from './environment';
import { heroComponents } from './hero-components';
import { listComponents } from './list-components';
import { proseComponents } from './prose';
import { sectionComponents } from './section-components';

/** All components that a page may use, for one locale. Made anew for each page, because tab groups are counted. */
export function mdxComponents(env: MdxEnvironment): MdxComponents {
  const downloads = downloadComponents(env);
  return {
    ...proseComponents(env),
    ...docsComponents(env),
    ...heroComponents(env, [downloads.DownloadPicker, downloads.QrCodes]),
    ...sectionComponents(env),
    ...pricingComponents(env),
    ...downloads,
    ...listComponents(env),
    ...productComponents(env),
    ...sceneComponents(env),
    ...practiceComponents(env),
  };
}
