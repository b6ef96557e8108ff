import { Children, type ReactNode } from 'react';
import { Clauses } from '@/components/mdx/clauses';
import { interfaceLanguage, type MdxEnvironment } from '@/components/mdx/environment';
import { resolveHref } from '@/components/mdx/prose';
import { MembershipText } from '../membership-text';
import { MissingExtension } from '../missing-extension';
import { ProductFrame } from '../product-frame';
import { ProductStatus } from '../product-status';

interface MangaOfferProps {
  env: MdxEnvironment;
  /** Title and picture, and below them the texts shown while the offer is open. */
  children?: ReactNode;
}

/**
 * The gift of three days of Pro for manga. Without a configured campaign the offer has ended, and no script is needed
 * to show it; a script ends a campaign that expires while the page is open. In both cases the notice replaces the
 * title. The picture stands beside either.
 */
export function MangaOffer({ env, children }: MangaOfferProps) {
  const { t, campaigns } = env;
  const campaign = campaigns.mangaOffer;
  const [title, picture, ...rest] = Children.toArray(children);
  const scene = picture !== undefined && <div className="hero-scene">{picture}</div>;
  const className = scene ? 'offer hero-with-scene' : 'offer';
  if (!campaign) {
    return (
      <div className={className} data-part="product">
        <EndedOffer env={env} />
        {scene}
      </div>
    );
  }
  return (
    <>
      <div className={className} data-part="product">
        <div>
          {title}
          {title !== undefined && <EndedOffer env={env} />}
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
        </div>
        {scene}
      </div>
      {rest}
    </>
  );
}

/** The notice that the offer has ended, and the alternative. */
function EndedOffer({ env }: { env: MdxEnvironment }) {
  const { t } = env;
  return (
    <header className="hero offer-ended" {...interfaceLanguage(env)}>
      <h1>
        <Clauses text={t('product.offer.endedNext')} />
      </h1>
      <p className="offer-expired">{t('product.offer.expired')}</p>
      <p className="hero-actions product-actions">
        <a className="button button-primary" href={resolveHref('/manga/', env)}>
          {t('product.offer.endedLink')}
        </a>
        <a href={resolveHref('/pricing/', env)}>{t('demo.practice.plans')}</a>
      </p>
    </header>
  );
}
