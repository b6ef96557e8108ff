import '@/lib/tools/report-errors';
import { buildContent } from '@/components/mdx/build-content';

/** Builds the content alone. `npm run content`. */
const { indexed } = await buildContent();
await indexed;
