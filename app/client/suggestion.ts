import { type Suggestions, startSuggestion } from '@/lib/browser/links/suggest-language';

/** The lines of all languages, and the text of the style sheet; inserted by the export's finishing step. */
declare const __SUGGESTIONS__: Suggestions;
declare const __SUGGESTION_STYLES__: string;

/** Loaded for visitors whose browser prefers another language than the page's, and who have not chosen one. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(__SUGGESTION_STYLES__);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
startSuggestion(__SUGGESTIONS__);
