import { isLocale, type Locale } from '@/i18n/locale-codes';
import { type Assistants, toggleAssistants } from '@/lib/browser/article/ask-assistant';
import { splitLocale } from '@/lib/routing/resolve-request';

/** The configured services, and the question in all languages; inserted by the export's finishing step. */
declare const __ASSISTANTS__: Assistants['services'];
declare const __PROMPTS__: Readonly<Partial<Record<Locale, string>>>;

/** Loaded when somebody wants to ask an assistant about a page. */
export function toggle(button: HTMLElement): void {
  const { locale } = splitLocale(location.pathname);
  const prompt = isLocale(locale) && __PROMPTS__[locale];
  if (prompt) toggleAssistants(button, { services: __ASSISTANTS__, prompt });
}
