import { feedbackWords } from '@/components/feedback/words';
import { localeJson, localeParams } from '../locale-json';

export const dynamic = 'force-static';
export const generateStaticParams = localeParams;

/** What feedback says in a locale; a page loads it when its foot comes near. */
export const GET = localeJson(feedbackWords);
