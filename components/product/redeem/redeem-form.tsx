import type { MdxEnvironment } from '@/components/mdx/environment';
import { MembershipText } from '../membership-text';
import { ProductField } from '../product-field';
import { ProductFrame } from '../product-frame';
import { ProductStatus } from '../product-status';
import { Slot, SlottedText } from '../slotted-text';

/** Takes a redemption code. */
export function RedeemForm({ env }: { env: MdxEnvironment }) {
  const { t } = env;
  return (
    <ProductFrame env={env} island="redeem-form" instead={t('product.redeem.instead')}>
      <form noValidate>
        <ProductField
          id="redeem-code"
          name="code"
          label={t('product.redeem.label')}
          hint={t('product.redeem.hint')}
          faults={{
            empty: t('product.redeem.empty'),
            invalid: t('product.redeem.invalid'),
            already: t('product.redeem.used'),
            ended: t('product.redeem.expired'),
            'not-eligible': t('product.redeem.notEligible'),
          }}
          type="text"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="send"
        />
        <p className="product-account" data-account="" hidden>
          <SlottedText
            message={(values) => t('product.account', { email: values.email ?? '' })}
            slots={{ email: <Slot name="email" /> }}
          />
        </p>
        <button type="submit" className="button button-primary">
          {t('product.redeem.submit')}
        </button>
      </form>
      <ProductStatus env={env} logIn={t('product.offer.logIn')} />
      <div className="product-done" tabIndex={-1} data-done="" hidden>
        <p className="product-done-title">{t('product.offer.successful')}</p>
        <MembershipText env={env} />
        <p>
          <button type="button" className="button" data-another="">
            {t('product.redeem.another')}
          </button>
        </p>
      </div>
    </ProductFrame>
  );
}
