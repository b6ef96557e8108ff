/** The page that contains a data block. */
export interface BlockContext {
  /** Origin of the site, without a slash. */
  readonly origin: string;
  /** Addresses of the export's pages and files. */
  readonly exists: (path: string) => boolean;
  /** Languages of the page's texts: its own, and that of a borrowed text. */
  readonly languages: readonly string[];
}

type Rule = (value: unknown, context: BlockContext) => string | undefined;

interface TypeRules {
  readonly required: Readonly<Record<string, Rule>>;
  readonly optional?: Readonly<Record<string, Rule>>;
}

/**
 * Validates a data block as search engines do: types and properties of schema.org, and those that Google requires
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery). A property that is not in this
 * table is reported, because a misspelt one is ignored silently everywhere else.
 *
 * @returns the problems, one sentence each
 */
export function structuredDataProblems(text: string, context: BlockContext): string[] {
  let block: unknown;
  try {
    block = JSON.parse(text);
  } catch {
    return ['is no JSON'];
  }
  if (!isObject(block)) return ['is no object'];
  const { '@context': vocabulary, ...rest } = block;
  const problems = vocabulary === 'https://schema.org' ? [] : ['has another @context than https://schema.org'];
  const type = rest['@type'];
  if (typeof type !== 'string' || !topTypes.includes(type)) {
    return [...problems, `is of the type "${String(type)}"; known ones are ${topTypes.join(', ')}`];
  }
  return [...problems, ...problemsOf(rest, type, context)];
}

const text: Rule = (value) => (typeof value === 'string' && value.trim() !== '' ? undefined : 'is no text');
const day: Rule = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? undefined
    : 'is no ISO day';
const price: Rule = (value) => (typeof value === 'number' && value >= 0 ? undefined : 'is no price');
const language: Rule = (value, { languages }) =>
  typeof value === 'string' && languages.includes(value)
    ? undefined
    : `is "${String(value)}", and the page is in ${languages.join(', ')}`;
const oneOf =
  (...values: readonly string[]): Rule =>
  (value) =>
    values.includes(String(value)) ? undefined : `is not one of ${values.join(', ')}`;

/** An absolute address; on this site it must exist. */
const address: Rule = (value, { origin, exists }) => {
  if (typeof value !== 'string' || !/^https:\/\/[^/]/.test(value)) return 'is no absolute address';
  const url = new URL(value);
  if (url.origin !== origin) return undefined;
  return exists(decodeURIComponent(url.pathname)) ? undefined : `leads to nothing (${value})`;
};

/** An absolute address on this site. */
const ownAddress: Rule = (value, context) =>
  address(value, context) ??
  (new URL(String(value)).origin === context.origin ? undefined : `is not on the site’s origin (${String(value)})`);
const listOf =
  (rule: Rule): Rule =>
  (value, context) => {
    if (!Array.isArray(value) || value.length === 0) return 'is an empty list or none';
    return value.map((item) => rule(item, context)).find((problem) => problem !== undefined);
  };
const typed =
  (...types: readonly string[]): Rule =>
  (value, context) => {
    const type = isObject(value) ? value['@type'] : undefined;
    if (!isObject(value) || typeof type !== 'string' || !types.includes(type)) return `is no ${types.join(' or ')}`;
    return problemsOf(value, type, context).at(0);
  };
const positions: Rule = (value, context) =>
  listOf(typed('ListItem'))(value, context) ??
  ((value as { position: unknown }[]).every(({ position }, index) => position === index + 1)
    ? undefined
    : 'is not numbered from 1');

const organization: TypeRules = {
  required: { name: text, url: ownAddress },
  optional: { '@id': text, description: text, logo: ownAddress, contactPoint: typed('ContactPoint') },
};

const types: Readonly<Record<string, TypeRules>> = {
  BreadcrumbList: { required: { itemListElement: positions } },
  ListItem: { required: { position: price, name: text, item: ownAddress } },
  FAQPage: {
    required: { mainEntity: listOf(typed('Question')) },
    optional: { inLanguage: language, url: ownAddress },
  },
  Question: { required: { name: text, acceptedAnswer: typed('Answer') } },
  Answer: { required: { text } },
  Organization: organization,
  ContactPoint: { required: { contactType: text, email: text } },
  SoftwareApplication: {
    required: { name: text, offers: listOf(typed('Offer')), applicationCategory: oneOf('BrowserApplication') },
    optional: {
      '@id': text,
      description: text,
      inLanguage: language,
      url: ownAddress,
      image: ownAddress,
      operatingSystem: text,
      softwareRequirements: text,
      installUrl: listOf(address),
      publisher: typed('Organization'),
    },
  },
  Offer: {
    required: { price, priceCurrency: oneOf('USD', 'CNY') },
    optional: { name: text, url: ownAddress, priceSpecification: typed('UnitPriceSpecification') },
  },
  UnitPriceSpecification: {
    required: { price, priceCurrency: oneOf('USD', 'CNY'), unitCode: oneOf('MON', 'ANN') },
    optional: { referenceQuantity: typed('QuantitativeValue') },
  },
  QuantitativeValue: { required: { value: price, unitCode: oneOf('MON', 'ANN') } },
  BlogPosting: {
    required: { headline: text, datePublished: day, author: typed('Organization'), publisher: typed('Organization') },
    optional: {
      description: text,
      dateModified: day,
      inLanguage: language,
      url: ownAddress,
      mainEntityOfPage: ownAddress,
    },
  },
};

/** Types that a block may have at its top level. */
const topTypes: readonly string[] = ['BreadcrumbList', 'FAQPage', 'Organization', 'SoftwareApplication', 'BlogPosting'];

function problemsOf(value: Readonly<Record<string, unknown>>, type: string, context: BlockContext): string[] {
  const { required = {}, optional = {} } = types[type] ?? {};
  const rules: Readonly<Record<string, Rule>> = { ...optional, ...required };
  const missing = Object.keys(required).filter((name) => !(name in value));
  const wrong = Object.entries(value).flatMap(([name, item]) => {
    if (name === '@type') return [];
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (!rule) return [`${type} has no property "${name}"`];
    const problem = rule(item, context);
    return problem === undefined ? [] : [`${type}’s "${name}" ${problem}`];
  });
  return [...missing.map((name) => `${type} needs "${name}"`), ...wrong];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
