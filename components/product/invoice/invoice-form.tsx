import type { MdxEnvironment } from '@/components/mdx/environment';
import { isolateNumber } from '@/i18n/isolate';
import type { Locale } from '@/i18n/locales';
import { invoiceFields } from '@/lib/product/backend/port';
import { currencyOf } from '@/lib/product/product-facts';
import { CounterPaper } from '../counter-paper';
import { moneyFormat } from '../pricing/plan-money';
import { ProductField } from '../product-field';
import { ProductFrame } from '../product-frame';
import { ProductStatus } from '../product-status';
import { Slot, SlottedText } from '../slotted-text';

/** Requests an invoice, and lists the existing ones. */
export function InvoiceForm({ env }: { env: MdxEnvironment }) {
  const { t } = env;
  const faults = { empty: t('product.invoice.missing'), invalid: t('product.invoice.refused') };
  return (
    <ProductFrame env={env} island="invoice-form" instead={t('product.invoice.instead')} paper={<Invoice env={env} />}>
      <form noValidate>
        <ProductField
          id="invoice-company"
          name="company"
          label={t('product.invoice.company')}
          faults={faults}
          type="text"
          maxLength={200}
          autoComplete="organization"
        />
        <ProductField
          id="invoice-tax-number"
          name="taxNumber"
          label={t('product.invoice.taxNumber')}
          faults={faults}
          type="text"
          dir="ltr"
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
        />
        <ProductField
          id="invoice-email"
          name="email"
          label={t('product.invoice.email')}
          faults={{ ...faults, 'no-address': t('product.invoice.badEmail') }}
          type="email"
          dir="ltr"
          autoComplete="email"
          spellCheck={false}
        />
        <button type="submit" className="button button-primary">
          {t('product.invoice.submit')}
        </button>
      </form>
      <ProductStatus
        env={env}
        logIn={t('product.invoice.logIn')}
        says={{
          'not-eligible': t('product.invoice.nothingPaid'),
          already: t('product.invoice.already'),
          ended: t('product.invoice.tooLate'),
          invalid: t('product.problems.invalid'),
        }}
      />
      <div className="product-done" tabIndex={-1} data-done="" hidden>
        <p className="product-done-title">{t('product.invoice.received')}</p>
        <p>
          <SlottedText
            message={(values) => t('product.invoice.sentTo', { email: values.email ?? '' })}
            slots={{ email: <Slot name="email" /> }}
          />
        </p>
      </div>
      <div className="product-invoices" data-invoices="" hidden>
        <p className="product-list-title" id="invoice-list">
          {t('product.invoice.list')}
        </p>
        <p data-none="" hidden>
          {t('product.invoice.none')}
        </p>
        <ul className="product-list" aria-labelledby="invoice-list" data-list="" hidden />
        <template>
          <li>
            <span data-fill="day" /> <bdi className="product-price" data-fill="total" />{' '}
            <span data-status="requested">{t('product.invoice.requested')}</span>
            <span data-status="issued">{t('product.invoice.issued')}</span>{' '}
            <a data-document="" href={env.signInUrl}>
              {t('product.invoice.open')}
            </a>
          </li>
        </template>
      </div>
    </ProductFrame>
  );
}

/** A company, where those of the language are written in letters of its own. */
const companies: Partial<Record<Locale, string>> = {
  ar: 'ورشة الشمال',
  hi: 'उत्तर स्टूडियो',
  ja: '北アトリエ株式会社',
  ko: '북쪽 공방',
  ru: 'Ателье «Север»',
  zh: '北岸设计有限公司',
  'zh-TW': '北岸設計有限公司',
};

/** What stands on the invoice until something is typed. */
const samplesOf = (locale: Locale) => ({
  company: companies[locale] ?? 'Atelier Nord',
  taxNumber: '000 000 000',
  email: 'mail@example.com',
});

/** An invoice for a year of Pro, filled in from the form. */
function Invoice({ env }: { env: MdxEnvironment }) {
  const { t, locale } = env;
  const samples = samplesOf(locale);
  const plan = env.plans.find(({ id }) => id === 'pro');
  const amount = plan && isolateNumber(moneyFormat(locale).format(plan[currencyOf(locale)].year));
  return (
    <CounterPaper kind="invoice" label={t('product.invoice.sample')}>
      <p className="paper-maker">{t('site.name')}</p>
      <p className="paper-title">{t('product.invoice.title')}</p>
      <dl className="paper-lines">
        {invoiceFields.map((field) => (
          <div key={field}>
            <dt>{t(`product.invoice.${field}`)}</dt>
            <dd>
              <bdi data-fill={`paper-${field}`} data-sample={samples[field]} />
            </dd>
          </div>
        ))}
      </dl>
      <dl className="invoice-sum">
        <div>
          <dt>
            {t('pricing.pro')} · {t('pricing.yearly')}
          </dt>
          <dd>{amount}</dd>
        </div>
        <div>
          <dt>{t('product.invoice.total')}</dt>
          <dd>{amount}</dd>
        </div>
      </dl>
    </CounterPaper>
  );
}
