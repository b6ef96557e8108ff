import { type CardJob, drawCards } from '@/lib/social-cards/draw-cards';
import { answerJobs } from '@/lib/tools/run-jobs';

/** Draws the social cards that it receives; a process of `write-cards.ts`. */
answerJobs((jobs: readonly CardJob[]) => drawCards(jobs));
