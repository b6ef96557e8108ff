import { useTranslations } from 'next-intl';
import { formatSize } from '@/i18n/format-size';
import type { Locale } from '@/i18n/locales';
import { readBooks } from '@/lib/content/content-files';
import { sizeMark } from '@/lib/content/page-marks';

interface BookLinksProps {
  locale: Locale;
  /** The element around each link. */
  as: 'li' | 'p';
}

/** Links to the books of a locale's docs, with their sizes; nothing where there are none. */
export function BookLinks({ locale, as: Item }: BookLinksProps) {
  const t = useTranslations('docs');
  const isExport = process.env.NODE_ENV === 'production';
  return readBooks(locale).map(({ address, bytes, isBilingual }) => (
    <Item key={address}>
      <a href={address} download="">
        {t(isBilingual ? 'bilingualBook' : 'book', { size: isExport ? sizeMark(address) : formatSize(bytes, locale) })}
      </a>
    </Item>
  ));
}
