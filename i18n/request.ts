import { getRequestConfig } from 'next-intl/server';
import { loadMessages } from './load-messages';
import { defaultLocale, isLocale } from './locales';

/** next-intl's configuration: the messages of the locale that the route names. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = isLocale(requested) ? requested : defaultLocale;
  return { locale, messages: loadMessages(locale), timeZone: 'UTC' };
});
