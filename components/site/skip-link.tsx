import { useTranslations } from 'next-intl';

export function SkipLink() {
  const t = useTranslations('shell');
  return (
    <a className="skip-link" href="#main">
      {t('skipToContent')}
    </a>
  );
}
