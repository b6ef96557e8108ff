/** JSON for a `<script>`: `<` is escaped, so that no text can end the element. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * schema.org's BreadcrumbList. All items but the last need an address, so crumbs without one are omitted.
 * Source of the rule: schema.org/BreadcrumbList.
 */
export function breadcrumbData(trail: readonly { name: string; url?: string }[]): string {
  const items = trail.filter((crumb) => crumb.url !== undefined);
  return toScriptJson({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  });
}

export interface BlogPostingInput {
  readonly title: string;
  readonly description: string;
  /** ISO days. */
  readonly date: string;
  readonly lastUpdated?: string;
  /** Language tag of the text. */
  readonly language: string;
  /** Canonical absolute address. */
  readonly url: string;
  readonly publisher: { readonly name: string; readonly url: string };
}

/** schema.org's BlogPosting. Posts have no named author, so the publisher is the author too. */
export function blogPostingData(input: BlogPostingInput): string {
  const { title, description, date, lastUpdated, language, url } = input;
  const publisher = { '@type': 'Organization', ...input.publisher };
  return toScriptJson({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: date,
    // A post may be finished before its date.
    dateModified: lastUpdated !== undefined && lastUpdated > date ? lastUpdated : date,
    inLanguage: language,
    url,
    mainEntityOfPage: url,
    author: publisher,
    publisher,
  });
}

export interface QuestionAndAnswer {
  readonly question: string;
  readonly answer: string;
}

/** schema.org's FAQPage. */
export function faqData(input: {
  readonly questions: readonly QuestionAndAnswer[];
  readonly language: string;
  readonly url: string;
}): string {
  return toScriptJson({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: input.language,
    url: input.url,
    mainEntity: input.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
}

export interface OrganizationInput {
  readonly name: string;
  readonly description: string;
  /** Origin of the site, without a slash. */
  readonly origin: string;
  readonly email: string;
}

/** schema.org's Organization. */
export function organizationData({ name, description, origin, email }: OrganizationInput): string {
  return toScriptJson({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    description,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email },
  });
}

export interface SoftwareInput {
  readonly name: string;
  readonly description: string;
  readonly language: string;
  /** Absolute address of the page that presents it. */
  readonly url: string;
  readonly origin: string;
  /** Operating systems that it has an app for, and browsers that it extends. */
  readonly operatingSystems: readonly string[];
  readonly browsers: readonly string[];
  /** Addresses of the stores. */
  readonly stores: readonly string[];
  /** Plans with their monthly price. */
  readonly plans: readonly { readonly name: string; readonly price: number }[];
  readonly currency: 'usd' | 'cny';
  readonly pricingUrl: string;
}

/**
 * schema.org's SoftwareApplication. Without a rating, because none is known. Browsers are not operating systems, and
 * are listed as requirements.
 */
export function softwareData(input: SoftwareInput): string {
  const { name, description, language, url, origin, currency, pricingUrl } = input;
  return toScriptJson({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    '@id': `${origin}/#software`,
    name,
    description,
    inLanguage: language,
    url,
    image: `${origin}/icon-512.png`,
    applicationCategory: 'BrowserApplication',
    operatingSystem: input.operatingSystems.join(', '),
    softwareRequirements: input.browsers.join(', '),
    installUrl: input.stores,
    publisher: { '@type': 'Organization', '@id': `${origin}/#organization`, name, url: `${origin}/` },
    offers: input.plans.map((plan) => ({
      '@type': 'Offer',
      name: plan.name,
      price: plan.price,
      priceCurrency: currency.toUpperCase(),
      url: pricingUrl,
      // A price without a period would be that of a purchase.
      ...(plan.price > 0
        ? {
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: plan.price,
              priceCurrency: currency.toUpperCase(),
              unitCode: 'MON',
              referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
            },
          }
        : {}),
    })),
  });
}
