import type { MdxEnvironment } from '@/components/mdx/environment';
import { resolveHref } from '@/components/mdx/prose';
import type { Share } from '@/content/plans';
import { Included } from './included';
import { countFormat } from './plan-money';

/** Compares all plans line by line. The plans' names stick to the top of the window, each with its link. */
export function PlanComparison({ env }: { env: MdxEnvironment }) {
  const { t, locale, plans } = env;
  const share = (value: Share) => {
    if (typeof value === 'number') return countFormat(locale, value);
    if (value === 'asPro') return t('pricing.asPro');
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
