import { useTranslations } from 'next-intl';
import { Island } from '@/components/mdx/island';
import { Slot, SlottedText } from '@/components/product/slotted-text';
import { intlTag, type Locale } from '@/i18n/locales';

/**
 * Offers to keep the docs of a language on the device (EDGE-07). What does not fit the state is hidden by the script;
 * without it, or in a browser that cannot keep them, all of it.
 */
export function OfflinePanel({ locale }: { locale: Locale }) {
  const t = useTranslations();
  return (
    <section
      className="offline-panel script-only"
      data-part="offline"
      data-intl={intlTag(locale)}
      data-keeps={locale}
      aria-labelledby="offline-title"
    >
      <Island env={{ locale, textLocale: locale, t }} name="keep-docs">
        <h2 id="offline-title">{t('offline.title')}</h2>
        <p>{t('offline.offer')}</p>
        <p data-of="other">
          <SlottedText
            message={(values) => t('offline.other', { language: values.language ?? '' })}
            slots={{ language: <Slot name="language" /> }}
          />
        </p>
        <p data-of="kept newer">
          <SlottedText
            message={(values) => t('offline.kept', { day: values.day ?? '', size: values.size ?? '' })}
            slots={{ day: <Slot name="day" />, size: <Slot name="size" /> }}
          />
        </p>
        <p data-of="newer">{t('offline.newer')}</p>
        <div data-of="keeping">
          <progress max={1} value={0} aria-label={t('offline.keeping')} />
          <p>
            <SlottedText
              message={(values) => t('offline.progress', { done: values.done ?? '', size: values.total ?? '' })}
              slots={{ done: <Slot name="done" />, total: <Slot name="total" /> }}
            />
          </p>
        </div>
        <p className="offline-actions">
          <button type="button" className="button" data-do="keep" data-of="offer">
            {t('offline.keep')}
          </button>
          <button type="button" className="button" data-do="keep" data-of="other">
            {t('offline.replace')}
          </button>
          <button type="button" className="button" data-do="keep" data-of="newer">
            {t('offline.update')}
          </button>
          <button type="button" className="button" data-do="stop" data-of="keeping">
            {t('offline.stop')}
          </button>
          <button type="button" className="text-button" data-do="remove" data-of="other kept newer">
            {t('offline.remove')}
          </button>
          <span className="offline-size" data-of="offer other" data-fill="needed" />
        </p>
        <p role="status">
          {(['done', 'removed', 'stopped', 'unreachable', 'full', 'refused'] as const).map((name) => (
            <span key={name} data-say={name} hidden>
              {t(`offline.said.${name}`)}
            </span>
          ))}
        </p>
      </Island>
    </section>
  );
}
