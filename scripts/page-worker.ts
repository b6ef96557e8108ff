import { type PageJob, preparePage } from '@/lib/translations/prepare-pages';

/** Prepares the pages that it receives, one after another; a process of `prepare-pages.ts`. */
process.on('message', async (job: PageJob) => {
  await preparePage(job);
  // Without a callback, a build that has ended meanwhile would be an error of this process.
  process.send?.('done', undefined, undefined, () => {});
});
