import { type Suggestions, startSuggestion } from '@/lib/browser/links/suggest-language';
import { adoptStyles } from '@/lib/browser/loading/adopt-styles';

/** The lines of all languages, and the text of the style sheet; inserted by the export's finishing step. */
declare const __SUGGESTIONS__: Suggestions;
declare const __SUGGESTION_STYLES__: string;

/** Loaded for visitors whose browser prefers another language than the page's, and who have not chosen one. */
adoptStyles(__SUGGESTION_STYLES__);
startSuggestion(__SUGGESTIONS__);
