import path from 'node:path';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadMessages } from '@/i18n/load-messages';
import { translationsTextFile } from '@/lib/content/built-files';
import { readTranslationStatus, type SiteData } from '@/lib/content/content-files';
import { writeBuilt } from '@/lib/content/written-files';
import { TranslationsText } from './translations-page';

/** Writes for each language the text of the page with the state of its translations. */
export function writeTranslationsTexts(data: SiteData, contentOut: string): void {
  if (!data.routes.some(({ kind }) => kind === 'translations')) return;
  for (const locale of data.config.locales) {
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={loadMessages(locale)} timeZone="UTC">
        <TranslationsText locale={locale} data={data} status={readTranslationStatus(locale)} />
      </NextIntlClientProvider>,
    );
    writeBuilt(path.join(contentOut, translationsTextFile(locale)), html);
  }
}
