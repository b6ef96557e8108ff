import type { MdxEnvironment } from '@/components/mdx/environment';
import { intlTag } from '@/i18n/locales';
import { CounterPaper } from '../counter-paper';
import { MembershipText } from '../membership-text';
import { Amount } from '../pricing/plan-money';
import { ProductField } from '../product-field';
import { ProductFrame } from '../product-frame';
import { ProductStatus } from '../product-status';
import { Slot, SlottedText } from '../slotted-text';
import { printedCode } from './redemption-code';

/** The form that redeems a code. */
export function RedeemForm({ env }: { env: MdxEnvironment }) {
  const { t } = env;
  return (
    <ProductFrame env={env} island="redeem-form" instead={t('product.redeem.instead')} paper={<Ticket env={env} />}>
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

/** The code as a ticket: a year of one of the two plans, unless the code is for something else. */
function Ticket({ env }: { env: MdxEnvironment }) {
  const { t, locale } = env;
  const time = (value: number, unit: 'year' | 'month') =>
    new Intl.NumberFormat(intlTag(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  return (
    <CounterPaper kind="ticket" label={t('product.redeem.ticket')}>
      <p className="paper-maker">{t('site.name')}</p>
      <p className="ticket-plan">
        <span data-plan="pro">{t('pricing.pro')}</span> <span data-plan="max">{t('pricing.max')}</span>
      </p>
      <dl className="paper-lines">
        <div>
          <dt>{t('product.redeem.term')}</dt>
          <dd>
            <span>{time(1, 'year')}</span>
            <bdi data-fill="date" />
          </dd>
        </div>
        <div>
          <dt>{t('product.redeem.cost')}</dt>
          <dd>
            <Amount locale={locale} value={0} />
          </dd>
        </div>
        <div>
          <dt>{t('product.redeem.useWithin')}</dt>
          <dd>{time(12, 'month')}</dd>
        </div>
      </dl>
      <div className="ticket-stub">
        <p className="ticket-code" dir="ltr" data-fill="code">
          {printedCode('')}
        </p>
        <p className="ticket-bars" />
      </div>
    </CounterPaper>
  );
}
