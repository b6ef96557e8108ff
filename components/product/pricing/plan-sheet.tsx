import type { ReactNode } from 'react';
import { interfaceLanguage, type MdxEnvironment } from '@/components/mdx/environment';
import { Island } from '@/components/mdx/island';
import { resolveHref } from '@/components/mdx/prose';
import type { ComparisonRow, ComparisonRowId, Plan } from '@/content/plans';
import { formatDay } from '@/i18n/format-day';
import { isolateNumber } from '@/i18n/isolate';
import { isOwnText, localeTable } from '@/i18n/locales';
import { currencyOf, monthlyShare } from '@/lib/product/product-facts';
import { PlanComparison } from './plan-comparison';
import { Amount, countFormat, moneyFormat } from './plan-money';
import { PlanWork } from './plan-work';

/** All plans on one sheet: drawing, price, button, and a list of features. `children` are placed below it. */
export function PlanSheet({ env, children }: { env: MdxEnvironment; children?: ReactNode }) {
  const { t, locale } = env;
  const prices = formatDay(env.plansDate, locale);
  const limits = formatDay(env.limitsDate, locale);
  return (
    <div className="pricing" data-part="plans" {...interfaceLanguage(env)}>
      <Island env={env} name="subscribe">
        <div className="plans">
          {env.plans.map((plan) => (
            <PlanColumn key={plan.id} env={env} plan={plan} />
          ))}
        </div>
        <div className="plans-notes">
          <div {...textLanguage(env)}>{children}</div>
          <p>{t('pricing.asOfBoth', { prices, limits })}</p>
        </div>
      </Island>
      <PlanComparison env={env} />
    </div>
  );
}

/** Marks the page's own text inside interface text of another language. */
function textLanguage({ locale, textLocale }: MdxEnvironment): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (isOwnText(locale, textLocale)) return {};
  const { htmlLang, direction } = localeTable[textLocale];
  return { lang: htmlLang, dir: direction };
}

function PlanColumn({ env, plan }: { env: MdxEnvironment; plan: Plan }) {
  const { t } = env;
  const name = t(`pricing.${plan.id}`);
  return (
    <section
      className="plan"
      id={`plan-${plan.id}`}
      aria-labelledby={`plan-${plan.id}-name`}
      data-highlighted={plan.highlighted ? '' : undefined}
    >
      <h3 id={`plan-${plan.id}-name`}>{name}</h3>
      <p className="plan-pitch">{t(`pricing.pitches.${plan.id}`)}</p>
      <PlanPrices env={env} plan={plan} />
      {plan.id === 'free' ? (
        <>
          <p className="plan-entry">{t('pricing.accountNote')}</p>
          <a className="button" href={resolveHref('/download/', env)}>
            {t('pricing.getFree')}
          </a>
        </>
      ) : (
        <SubscribeForm env={env} id={plan.id} highlighted={plan.highlighted === true}>
          {t('pricing.getPlan', { plan: name })}
        </SubscribeForm>
      )}
      <PlanGains env={env} plan={plan.id} />
      <PlanWork env={env} plan={plan.id} />
    </section>
  );
}

const gains = {
  free: ['webPages', 'freeServices', 'subtitles'],
  pro: ['advancedModels', 'advancedTokens', 'pdfPro', 'manga'],
  max: ['topModels', 'advancedTokens', 'topTokens'],
} as const satisfies Record<Plan['id'], readonly ComparisonRowId[]>;

/** The lines of the comparison for which a plan is chosen. */
function PlanGains({ env, plan }: { env: MdxEnvironment; plan: Plan['id'] }) {
  const rows = env.comparison.flatMap((group): readonly ComparisonRow[] => group.rows);
  return (
    <ul className="plan-gains">
      {gains[plan].map((id) => {
        const amount = rows.find((row) => row.id === id)?.[plan];
        return (
          <li key={id}>
            <span>
              {env.t(`pricing.rows.${id}`)}
              {typeof amount === 'number' && (
                <>
                  {' '}
                  <b>{countFormat(env.locale, amount)}</b>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Both prices share one place, and the billing switch decides which is visible. */
function PlanPrices({ env, plan }: { env: MdxEnvironment; plan: Plan }) {
  const { t, locale } = env;
  const price = plan[currencyOf(locale)];
  const amount = (value: number) => (
    <p className="plan-price">
      <Amount locale={locale} value={value} /> {value > 0 && <span>{t('pricing.perMonth')}</span>}
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
  const year = isolateNumber(moneyFormat(locale).format(price.year));
  return (
    <div className="plan-prices">
      <div data-billing="month">
        {amount(price.month)}
        <p className="plan-note">{t('pricing.billedMonthly')}</p>
      </div>
      <div data-billing="year">
        {amount(monthlyShare(price))}
        <p className="plan-note">{t('pricing.billedYearly', { price: year })}</p>
      </div>
    </div>
  );
}

interface SubscribeFormProps {
  env: MdxEnvironment;
  id: string;
  highlighted: boolean;
  children: ReactNode;
}

/** A form instead of a link: without a script the browser itself requires the consent. */
function SubscribeForm({ env, id, highlighted, children }: SubscribeFormProps) {
  const { t } = env;
  const messageId = `accept-missing-${id}`;
  return (
    <form className="subscribe" action={env.subscribeUrl} method="get" data-subscribe="">
      <div className="plan-entry">
        <label className="accept">
          <input className="checkbox" type="checkbox" required aria-describedby={messageId} />
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
      </div>
      <button type="submit" className={highlighted ? 'button button-primary' : 'button'}>
        {children}
      </button>
    </form>
  );
}
