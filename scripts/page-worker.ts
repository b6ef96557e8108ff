import { type PageJob, preparePage } from '@/lib/translations/prepare-page';

/** Prepares the pages that it is sent, one after the other; a process of `prepare-pages.ts`. */
process.on('message', async (job: PageJob) => {
  await preparePage(job);
  process.send?.('done');
});
