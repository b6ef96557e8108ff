import { useTranslations } from 'next-intl';
import { type Locale, localeTable } from '@/i18n/locales';
import { translatorFor } from '@/i18n/translator';
import { localizedPath } from '@/lib/routing/resolve-request';
import { StyleParts } from './style-parts';

/** The page for unknown addresses, in the visitor's language and a second one. */
export function NotFoundPage({ locale }: { locale: Locale }) {
  const t = useTranslations('notFound');
  const second: Locale = localeTable[locale].script === 'kana' ? 'en' : 'ja';
  return (
    <div className="not-found">
      <StyleParts names={['not-found', second === 'ja' ? 'language-ja' : 'language-latin']} />
      <div>
        <h1>{t('title')}</h1>
        <p className="pair-line" lang={localeTable[second].htmlLang} aria-hidden="true">
          <span className="pair-text" data-display="wavy">
            {translatorFor(second)('notFound.title')}
          </span>
        </p>
        <p className="lead">{t('text')}</p>
        <p>{t('advice')}</p>
        <ul className="not-found-ways">
          <li>
            <a className="button button-primary" href={localizedPath(locale, '/')}>
              {t('home')}
            </a>
          </li>
          <li>
            <a className="button" href={localizedPath(locale, '/docs/')}>
              {t('docs')}
            </a>
          </li>
          <li>
            <a className="button" href={localizedPath(locale, '/search/')}>
              {t('search')}
            </a>
          </li>
        </ul>
      </div>
      {/* An empty page with only its number. */}
      <div className="window" aria-hidden="true">
        <div className="window-bar">
          <i />
          <i />
          <i />
        </div>
        <p className="not-found-code">404</p>
        <p className="not-found-code pair-text" data-display="wavy" lang={localeTable[second].htmlLang}>
          {second === 'ja' ? '四〇四' : 'four oh four'}
        </p>
      </div>
    </div>
  );
}
