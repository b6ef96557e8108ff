import type { MdxEnvironment } from '@/components/mdx/environment';
import { packKinds, packUnits } from '@/lib/product/backend/port';
import { CounterPaper } from '../counter-paper';
import { countFormat } from '../pricing/plan-money';
import { ProductFrame } from '../product-frame';
import { ProductStatus } from '../product-status';

/** The data packs on sale, each with its checkout. */
export function TopUpPacks({ env }: { env: MdxEnvironment }) {
  const { t } = env;
  return (
    <ProductFrame env={env} island="top-up-packs" instead={t('product.packs.instead')} paper={<Meter env={env} />}>
      <div className="product-packs">
        <ul className="product-list" aria-label={t('product.packs.list')} data-list="" hidden />
        <template>
          <li className="product-pack">
            <p className="product-pack-title">
              {packKinds.map((kind) => (
                <span key={kind} data-kind={kind}>
                  {t(`product.packs.${kind}`)}
                </span>
              ))}
            </p>
            <dl>
              <div>
                <dt>
                  {packUnits.map((unit) => (
                    <span key={unit} data-unit={unit}>
                      {t(`product.packs.${unit}`)}
                    </span>
                  ))}
                </dt>
                <dd>
                  <bdi data-fill="quantity" />
                </dd>
              </div>
              <div>
                <dt>{t('product.packs.validFor')}</dt>
                <dd>
                  <bdi data-fill="valid" />
                </dd>
              </div>
            </dl>
            <p className="product-price">
              <bdi data-fill="price" />
            </p>
            <button type="button" className="button button-primary">
              {t('product.packs.buy')}
            </button>
          </li>
        </template>
      </div>
      <ProductStatus
        env={env}
        logIn={t('product.packs.logIn')}
        says={{
          none: t('product.packs.none'),
          opening: t('product.packs.opening'),
          'not-eligible': t('product.packs.notEligible'),
          ended: t('product.packs.gone'),
        }}
        canRetry
      />
    </ProductFrame>
  );
}

/** A month's tokens, all of them spent, and a pack that is added. */
function Meter({ env }: { env: MdxEnvironment }) {
  const { t, locale } = env;
  const row = env.comparison.flatMap(({ rows }) => rows).find(({ id }) => id === 'advancedTokens');
  return (
    <CounterPaper kind="meter" label={t('product.packs.meter')}>
      <p className="paper-maker">
        {t('pricing.pro')} · {t('product.packs.tokens')}
      </p>
      <dl className="meter-bar">
        <div>
          <dt>{t('product.packs.quota')}</dt>
          <dd className="paper-title">{countFormat(locale, Number(row?.pro ?? 0))}</dd>
          <dd>{t('product.packs.used')}</dd>
        </div>
        <div>
          <dt>{t('product.packs.pack')}</dt>
          <dd className="paper-title">
            +<bdi data-fill="added" />
          </dd>
        </div>
      </dl>
    </CounterPaper>
  );
}
