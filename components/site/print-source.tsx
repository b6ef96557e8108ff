import { type Locale, localeTable } from '@/i18n/locales';

interface PrintSourceProps {
  url: string;
  /** Locale of the page's text. */
  textLocale: Locale;
}

/** The end of a printed page: its address and its language. */
export function PrintSource({ url, textLocale }: PrintSourceProps) {
  const { label, htmlLang } = localeTable[textLocale];
  return (
    <p className="print-source" translate="no">
      <bdi>{url}</bdi> · <bdi lang={htmlLang}>{label}</bdi>
    </p>
  );
}
