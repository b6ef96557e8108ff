import { finishLocale } from '@/lib/export/finish-locale';
import { answerJobs } from '@/lib/tools/run-jobs';

/** Finishes the pages of the locales that it receives; a process of `finish-export.ts`. */
answerJobs(finishLocale);
