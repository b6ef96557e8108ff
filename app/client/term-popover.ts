import { showTerm } from '@/lib/browser/article/term-popover';
import { adoptStyles } from '@/lib/browser/loading/adopt-styles';

/** The name of a page's file, and the text of the style sheet; inserted by the export's finishing step. */
declare const __PAGE_FILE__: string;
declare const __TERM_STYLES__: string;

/** Loaded when a term in a text is pressed. */
adoptStyles(__TERM_STYLES__);

export const show = (link: HTMLAnchorElement): Promise<void> => showTerm(link, __PAGE_FILE__);
