import type { ReactNode } from 'react';
import { interfaceLanguage, type MdxEnvironment } from '@/components/mdx/environment';
import { Island } from '@/components/mdx/island';
import { resolveHref } from '@/components/mdx/prose';
import { formatDay } from '@/i18n/format-day';
import { intlTag, localeTable } from '@/i18n/locales';
import { listedNames } from '@/lib/content/mdx/component-schemas';
import { type RoleFeatureId, roleFeatureIds } from '@/lib/product/product-facts';
import { BillingSwitch } from './billing-switch';
import { Included } from './included';
import { PlanSheet } from './plan-sheet';

const roles = ['visitor', 'loggedIn', 'subscriber'] as const;

/** Prices, who gets what, and the subscription (PAGE-02, PRO-06). */
export function pricingComponents(env: MdxEnvironment) {
  const { t, locale } = env;
  const ui = interfaceLanguage(env);

  function RoleTable({ features }: { features?: string }) {
    const wanted = features === undefined ? undefined : listedNames(features);
    // Closed features are shown only where a page names them.
    const ids = roleFeatureIds.filter((id) => wanted?.includes(id) ?? env.roleFeatures[id].closedSince === undefined);
    return (
      <div className="roles" data-part="roles" {...ui}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1) */}
        <div className="table-scroll" role="group" aria-label={t('pricing.roles')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <td />
                {roles.map((role) => (
                  <th key={role} scope="col">
                    {t(`pricing.${role}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ids.map((id) => (
                <RoleRow key={id} id={id} />
              ))}
            </tbody>
          </table>
        </div>
        <p className="roles-date">{t('pricing.asOf', { date: formatDay(env.rolesDate, locale) })}</p>
        <p className="pro-prompt">
          <span>{t('pricing.proPromptText')}</span>{' '}
          <a className="button" href={resolveHref('/pricing/#plan-pro', env)}>
            {t('pricing.proPrompt')}
          </a>
        </p>
      </div>
    );
  }

  function RoleRow({ id }: { id: RoleFeatureId }) {
    const feature = env.roleFeatures[id];
    return (
      <tr>
        <th scope="row">{t(`pricing.roleFeatures.${id}`)}</th>
        {feature.closedSince === undefined ? (
          roles.map((role) => (
            <td key={role}>
              <Included value={feature[role]} t={t} />
            </td>
          ))
        ) : (
          <td colSpan={roles.length} className="role-closed">
            <time dateTime={feature.closedSince}>
              {t('pricing.closedSince', { date: formatDay(feature.closedSince, locale) })}
            </time>
          </td>
        )}
      </tr>
    );
  }

  /** Keeps its space while a campaign is configured, so that nothing moves when one starts or ends. */
  function CampaignBanner() {
    if (env.discounts.length === 0) return null;
    const day = new Intl.DateTimeFormat(intlTag(locale), {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
      timeZoneName: 'short',
    });
    return (
      <Island env={env} name="campaign" className="campaign-slot">
        {env.discounts.map(({ id, start, end, text, to }) => (
          <aside
            key={id}
            className="campaign"
            data-part="plans"
            data-start={start}
            data-end={end}
            aria-labelledby={`campaign-${id}`}
          >
            <a
              id={`campaign-${id}`}
              href={resolveHref(to, env)}
              lang={localeTable[text[locale] ? locale : 'en'].htmlLang}
            >
              {text[locale] ?? text.en}
            </a>{' '}
            <time dateTime={end} {...ui}>
              {t('pricing.campaignUntil', { date: day.format(new Date(end)) })}
            </time>
          </aside>
        ))}
      </Island>
    );
  }

  function TeamContact() {
    return (
      <aside className="team-contact" data-part="plans" aria-labelledby="team-contact" {...ui}>
        <p className="team-title" id="team-contact">
          {t('pricing.teamTitle')}
        </p>
        <p>{t('pricing.teamText')}</p>
        <a className="button" href={`mailto:${env.teamAddress}`}>
          <bdi>{env.teamAddress}</bdi>
        </a>
      </aside>
    );
  }

  return {
    BillingSwitch: () => <BillingSwitch env={env} />,
    PricingPlans: ({ children }: { children?: ReactNode }) => <PlanSheet env={env}>{children}</PlanSheet>,
    RoleTable,
    CampaignBanner,
    TeamContact,
  };
}
