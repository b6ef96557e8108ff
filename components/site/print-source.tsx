import { type Locale, localeTable } from '@/i18n/locales';

interface PrintSourceProps {
  url: string;
  /** Locale of the page's text. */
  textLocale: Locale;
}

/** Stands at the end of a page on paper: where it is from, and in which language it is. */
export function PrintSource({ url, textLocale }: PrintSourceProps) {
  const { label, htmlLang } = localeTable[textLocale];
  return (
    <p className="print-source" translate="no">
      <bdi>{url}</bdi> · <bdi lang={htmlLang}>{label}</bdi>
    </p>
  );
}
