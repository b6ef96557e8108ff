import { StructuredData } from '@/components/docs/structured-data';
import { type Locale, localeTable } from '@/i18n/locales';
import { translatorFor } from '@/i18n/translator';
import { readProduct } from '@/lib/content/content-files';
import { organizationData, softwareData } from '@/lib/metadata/structured-data';
import { currencyOf, type PlatformId } from '@/lib/product/product-facts';
import { localizedPath } from '@/lib/routing/resolve-request';

interface ProductDataProps {
  locale: Locale;
  /** Origin of the site. */
  origin: string;
  route: string;
}

/** The organization behind the product, for search engines. */
export function OrganizationData({ locale, origin }: Pick<ProductDataProps, 'locale' | 'origin'>) {
  const t = translatorFor(locale);
  const { supportEmail } = readProduct();
  return (
    <StructuredData
      json={organizationData({
        name: t('site.name'),
        description: t('site.description'),
        origin,
        email: supportEmail,
      })}
    />
  );
}

/** Requirements and prices of the product, for search engines. */
export function SoftwareData({ locale, origin, route }: ProductDataProps) {
  const t = translatorFor(locale);
  const { plans, platforms } = readProduct();
  const currency = currencyOf(locale);
  return (
    <StructuredData
      json={softwareData({
        name: t('site.name'),
        description: t('site.description'),
        language: localeTable[locale].htmlLang,
        url: origin + localizedPath(locale, route),
        origin,
        operatingSystems: platforms.flatMap(({ id }) => systems[id] ?? []),
        browsers: platforms.filter(({ family }) => family === 'desktop').map(({ name }) => name),
        stores: [...new Set(platforms.filter(({ family }) => family !== 'other').map(({ href }) => href))],
        plans: plans.map((plan) => ({ name: t(`pricing.${plan.id}`), price: plan[currency].month })),
        currency,
        pricingUrl: origin + localizedPath(locale, '/pricing/'),
      })}
    />
  );
}

/** Operating systems of the platforms that are named after devices. */
const systems: Readonly<Partial<Record<PlatformId, string>>> = { android: 'Android', ios: 'iOS' };
