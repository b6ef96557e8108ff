import { interfaceLanguage, type MdxEnvironment } from '@/components/mdx/environment';
import { intlTag } from '@/i18n/locales';
import { MembershipText } from '../membership-text';
import { MissingExtension } from '../missing-extension';
import { ProductFrame } from '../product-frame';
import { ProductStatus } from '../product-status';

/** The gift of three days of Pro for manga. Without a campaign it has ended, and no script says so. */
export function MangaOffer({ env }: { env: MdxEnvironment }) {
  const { t, campaigns } = env;
  const campaign = campaigns.mangaOffer;
  if (!campaign) {
    return (
      <div className="product" data-part="product" data-intl={intlTag(env.locale)} {...interfaceLanguage(env)}>
        <p className="product-ended">{t('product.offer.expired')}</p>
      </div>
    );
  }
  return (
    <ProductFrame env={env} island="manga-offer" instead={t('product.offer.instead')}>
      <div data-campaign="" data-start={campaign.start} data-end={campaign.end}>
        <p data-ready="">{t('product.offer.ready')}</p>
        <button type="button" className="button button-primary" data-get="" hidden>
          {t('product.offer.get')}
        </button>
      </div>
      <ProductStatus
        env={env}
        logIn={t('product.offer.logIn')}
        says={{
          'not-eligible': t('product.offer.notEligible'),
          already: t('product.offer.redeemed'),
          ended: t('product.offer.expired'),
          invalid: t('product.problems.invalid'),
        }}
        canRetry
      />
      <div className="product-warning" tabIndex={-1} data-missing-extension="" hidden>
        <MissingExtension env={env} text={t('product.offer.missingExtension')} />
      </div>
      <div className="product-done" tabIndex={-1} data-done="" hidden>
        <p className="product-done-title">{t('product.offer.successful')}</p>
        <MembershipText env={env} />
      </div>
    </ProductFrame>
  );
}
