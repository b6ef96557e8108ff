import type { MdxEnvironment } from '@/components/mdx/environment';
import { resolveHref } from '@/components/mdx/prose';
import { intlTag } from '@/i18n/locales';
import { currencyOf } from '@/lib/product/product-facts';
import { Included } from './included';

/** Compares all plans line by line. The plans' names stick to the top of the window, each with its link. */
export function PlanComparison({ env }: { env: MdxEnvironment }) {
  const { t, locale, plans } = env;
  const count = (value: number) =>
    new Intl.NumberFormat(
      intlTag(locale),
      // Chinese of the mainland has no thousands separator (docs/translation-style.md).
      value < 1e6 ? { useGrouping: currencyOf(locale) !== 'cny' } : { notation: 'compact', compactDisplay: 'long' },
    ).format(value);
  const share = (value: boolean | number) => {
    if (typeof value === 'number') return count(value);
    return <Included value={value} t={t} />;
  };
  return (
    <table className="comparison" data-part="comparison">
      <caption className="visually-hidden">{t('pricing.comparison')}</caption>
      <thead>
        <tr>
          <td />
          {plans.map(({ id, highlighted }) => {
            const name = t(`pricing.${id}`);
            return (
              <th key={id} scope="col" abbr={name}>
                <b aria-hidden="true">{name}</b>{' '}
                <a
                  className={highlighted ? 'button button-primary' : 'button'}
                  href={id === 'free' ? resolveHref('/download/', env) : `#plan-${id}`}
                >
                  {id === 'free' ? t('pricing.getFree') : t('pricing.getPlan', { plan: name })}
                </a>
              </th>
            );
          })}
        </tr>
      </thead>
      {env.comparison.map(({ id: group, rows }, index) => (
        <tbody key={group}>
          <tr className="comparison-group">
            <th scope="rowgroup">
              {/* On a phone it unfolds the group; elsewhere everything is shown. */}
              <label>
                <input type="checkbox" defaultChecked={index === 0} />
                {t(`pricing.groups.${group}`)}
              </label>
            </th>
            {plans.map(({ id }) => (
              <td key={id} />
            ))}
          </tr>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{t(`pricing.rows.${row.id}`)}</th>
              {plans.map(({ id }) => (
                <td key={id}>{share(row[id])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
