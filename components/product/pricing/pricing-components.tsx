import type { ReactNode } from 'react';
import { interfaceLanguage, type MdxEnvironment } from '@/components/mdx/environment';
import { Island } from '@/components/mdx/island';
import { resolveHref } from '@/components/mdx/prose';
import type { Plan } from '@/content/plans';
import { formatDay } from '@/i18n/format-day';
import { isolateNumber } from '@/i18n/isolate';
import { intlTag, localeTable } from '@/i18n/locales';
import { listedNames } from '@/lib/content/mdx/component-schemas';
import { monthlyShare, type PlanPrice, yearlySaving } from '@/lib/product/prices';
import { type RoleFeatureId, roleFeatureIds } from '@/lib/product/product-facts';

const roles = ['visitor', 'loggedIn', 'subscriber'] as const;

/** What a membership costs, who gets what, and how one subscribes (PAGE-02, PRO-06). */
export function pricingComponents(env: MdxEnvironment) {
  const { t, locale } = env;
  const ui = interfaceLanguage(env);
  const inYuan = locale === 'zh' || locale === 'zh-Hans';
  const currency = new Intl.NumberFormat(intlTag(locale), {
    style: 'currency',
    currency: inYuan ? 'CNY' : 'USD',
    // From right to left "US$" would be torn into "$US".
    currencyDisplay: localeTable[locale].direction === 'rtl' ? 'narrowSymbol' : 'symbol',
    trailingZeroDisplay: 'stripIfInteger',
    // As the pages in Chinese write prices (docs/translation-style.md).
    useGrouping: !inYuan,
  });
  const money = (value: number) => isolateNumber(currency.format(value));
  const percent = new Intl.NumberFormat(intlTag(locale), { style: 'percent', maximumFractionDigits: 1 });

  /**
   * Both prices stand in one place, and the radio buttons say which is seen: the stylesheet does it, so that it needs no
   * script and nothing moves.
   */
  function PricingPlans() {
    return (
      <div className="pricing" data-part="plans" {...ui}>
        <fieldset className="billing">
          <legend className="visually-hidden">{t('pricing.billing')}</legend>
          <label>
            <input type="radio" name="billing" value="month" defaultChecked />
            <span>{t('pricing.monthly')}</span>
          </label>
          <label>
            <input type="radio" name="billing" value="year" />
            <span>{t('pricing.yearly')}</span>
          </label>
        </fieldset>
        <Island env={env} name="subscribe">
          <div className="plans">
            {env.plans.map((plan) => (
              <PlanCard key={plan.id} plan={plan} />
            ))}
          </div>
        </Island>
        <p className="plans-date">{t('pricing.pricesAsOf', { date: formatDay(env.plansDate, locale) })}</p>
      </div>
    );
  }

  function PlanCard({ plan }: { plan: Plan }) {
    const name = t(`pricing.${plan.id}`);
    return (
      <section
        className="plan"
        id={`plan-${plan.id}`}
        aria-labelledby={`plan-${plan.id}-name`}
        data-highlighted={plan.highlighted ? '' : undefined}
      >
        <h2 id={`plan-${plan.id}-name`}>{name}</h2>
        {plan.highlighted && <p className="plan-badge">{t('pricing.recommended')}</p>}
        <PlanPrices price={inYuan ? plan.cny : plan.usd} />
        <ul className="plan-features">
          {plan.features.map((feature) => (
            <li key={feature}>{t(`pricing.features.${feature}`)}</li>
          ))}
        </ul>
        {plan.id === 'free' ? (
          <a className="button" href={resolveHref('/download/', env)}>
            {t('pricing.getFree')}
          </a>
        ) : (
          <SubscribeForm id={plan.id} highlighted={plan.highlighted === true}>
            {t('pricing.getPlan', { plan: name })}
          </SubscribeForm>
        )}
      </section>
    );
  }

  function PlanPrices({ price }: { price: PlanPrice }) {
    const amount = (value: number) => (
      <p className="plan-price">
        <span className="plan-amount">{money(value)}</span> {value > 0 && <span>{t('pricing.perMonth')}</span>}
      </p>
    );
    if (price.month === 0) {
      return (
        <div className="plan-prices">
          <div>
            {amount(0)}
            <p className="plan-note">{t('pricing.noCost')}</p>
          </div>
        </div>
      );
    }
    return (
      <div className="plan-prices">
        <div data-billing="month">
          {amount(price.month)}
          <p className="plan-note">{t('pricing.billedMonthly')}</p>
        </div>
        <div data-billing="year">
          {amount(monthlyShare(price))}
          <p className="plan-note">{t('pricing.billedYearly', { price: money(price.year) })}</p>
          <p className="plan-saving">{t('pricing.saving', { percent: percent.format(yearlySaving(price)) })}</p>
        </div>
      </div>
    );
  }

  /** A form and no link: with no script the browser itself asks for the consent, and does not go on without it. */
  function SubscribeForm(props: { id: string; highlighted: boolean; children: ReactNode }) {
    const messageId = `accept-missing-${props.id}`;
    return (
      <form className="subscribe" action={env.subscribeUrl} method="get" data-subscribe="">
        <label className="accept">
          <input type="checkbox" required aria-describedby={messageId} />
          <span>
            {t.rich('pricing.accept', {
              terms: (words) => <a href={resolveHref('/docs/TERMS/', env)}>{words}</a>,
              privacy: (words) => <a href={resolveHref('/docs/PRIVACY/', env)}>{words}</a>,
            })}
          </span>
        </label>
        <p className="accept-missing" id={messageId} role="alert" hidden>
          {t('pricing.acceptMissing')}
        </p>
        <button type="submit" className={props.highlighted ? 'button button-primary' : 'button'}>
          {props.children}
        </button>
      </form>
    );
  }

  function RoleTable({ features }: { features?: string }) {
    const wanted = features === undefined ? undefined : listedNames(features);
    const ids = roleFeatureIds.filter((id) => wanted?.includes(id) ?? true);
    return (
      <div className="roles" data-part="plans" {...ui}>
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
        <p className="plans-date">{t('pricing.asOf', { date: formatDay(env.rolesDate, locale) })}</p>
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
            <td key={role} data-included={feature[role] ? '' : undefined}>
              {t(feature[role] ? 'pricing.included' : 'pricing.notIncluded')}
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

  /** Keeps its place while a campaign is configured, so that nothing moves when one starts or ends. */
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
          {t('pricing.teamWrite', { address: env.teamAddress })}
        </a>
      </aside>
    );
  }

  return { PricingPlans, RoleTable, CampaignBanner, TeamContact };
}
