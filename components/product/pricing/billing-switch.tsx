import { interfaceLanguage, type MdxEnvironment } from '@/components/mdx/environment';
import { intlTag } from '@/i18n/locales';
import { currencyOf, leastSaving } from '@/lib/product/product-facts';

/**
 * Monthly or yearly. The stylesheet follows the radio buttons wherever a page shows a price: no script is needed, and
 * nothing moves.
 */
export function BillingSwitch({ env }: { env: MdxEnvironment }) {
  const { t, locale } = env;
  const percent = new Intl.NumberFormat(intlTag(locale), { style: 'percent' });
  const saving = leastSaving(env.plans.map((plan) => plan[currencyOf(locale)]));
  return (
    <fieldset className="billing" data-part="billing" {...interfaceLanguage(env)}>
      <legend className="visually-hidden">{t('pricing.billing')}</legend>
      <label className="choice">
        <input type="radio" name="billing" value="month" defaultChecked />
        <span>{t('pricing.monthly')}</span>
      </label>
      <label className="choice">
        <input type="radio" name="billing" value="year" />
        <span>
          {t('pricing.yearly')}{' '}
          <em className="billing-saving">{t('pricing.save', { percent: percent.format(saving) })}</em>
        </span>
      </label>
    </fieldset>
  );
}
