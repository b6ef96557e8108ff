import { breadcrumbData, faqData, organizationData, softwareData } from '@/lib/metadata/structured-data';
import { type BlockContext, structuredDataProblems } from './structured-data-problems';

const origin = 'https://site.example';
const context: BlockContext = {
  origin,
  exists: (path) => ['/', '/it/', '/it/docs/', '/it/pricing/', '/icon-512.png'].includes(path),
  languages: ['it'],
};
const problems = (value: unknown) =>
  structuredDataProblems(typeof value === 'string' ? value : JSON.stringify(value), context);

const schema = 'https://schema.org';
const crumbs = {
  '@context': schema,
  '@type': 'BreadcrumbList',
  itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/it/` }],
};
const questions = { questions: [{ question: 'Perché?', answer: 'Così.' }], language: 'it', url: `${origin}/it/` };
const software = {
  name: 'Prodotto',
  description: 'Traduce.',
  language: 'it',
  url: `${origin}/it/`,
  origin,
  operatingSystems: ['iOS'],
  browsers: ['Chrome'],
  stores: ['https://store.example/app'],
  plans: [
    { name: 'Free', price: 0 },
    { name: 'Pro', price: 14.99 },
  ],
  currency: 'usd',
  pricingUrl: `${origin}/it/pricing/`,
} as const;

test.each([
  ['breadcrumbs', breadcrumbData([{ name: 'Home', url: `${origin}/it/` }])],
  ['questions', faqData(questions)],
  ['the organization', organizationData({ name: 'Chi', description: 'Noi.', origin, email: 'a@b.example' })],
  ['the software', softwareData(software)],
])('[DOCS-04] %s as the site writes them are right', (_, json) => {
  expect(problems(json)).toEqual([]);
});

test.each<[string, unknown, string]>([
  ['text that is no JSON', '{', 'is no JSON'],
  ['a list', [crumbs], 'is no object'],
  [
    'another vocabulary',
    { ...crumbs, '@context': 'http://example.org' },
    'has another @context than https://schema.org',
  ],
  ['a missing property', { '@context': schema, '@type': 'BreadcrumbList' }, 'BreadcrumbList needs "itemListElement"'],
  ['a misspelt property', { ...crumbs, nmae: 'x' }, 'BreadcrumbList has no property "nmae"'],
  ['an empty list', { ...crumbs, itemListElement: [] }, 'BreadcrumbList’s "itemListElement" is an empty list or none'],
  [
    'numbers with a gap',
    { ...crumbs, itemListElement: [{ ...crumbs.itemListElement[0], position: 2 }] },
    'BreadcrumbList’s "itemListElement" is not numbered from 1',
  ],
  [
    'a relative address',
    { ...crumbs, itemListElement: [{ ...crumbs.itemListElement[0], item: '/it/' }] },
    'BreadcrumbList’s "itemListElement" ListItem’s "item" is no absolute address',
  ],
  [
    'an address of another site',
    { ...crumbs, itemListElement: [{ ...crumbs.itemListElement[0], item: 'https://other.example/' }] },
    'BreadcrumbList’s "itemListElement" ListItem’s "item" is not on the site’s origin (https://other.example/)',
  ],
  [
    'an address of no page',
    { ...crumbs, itemListElement: [{ ...crumbs.itemListElement[0], item: `${origin}/it/no/` }] },
    `BreadcrumbList’s "itemListElement" ListItem’s "item" leads to nothing (${origin}/it/no/)`,
  ],
  [
    'an empty text',
    { ...crumbs, itemListElement: [{ ...crumbs.itemListElement[0], name: ' ' }] },
    'BreadcrumbList’s "itemListElement" ListItem’s "name" is no text',
  ],
  [
    'another language',
    faqData({ ...questions, language: 'en' }),
    'FAQPage’s "inLanguage" is "en", and the page is in it',
  ],
  [
    'a question without an answer',
    { '@context': schema, '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'Perché?' }] },
    'FAQPage’s "mainEntity" Question needs "acceptedAnswer"',
  ],
  [
    'another type within',
    { '@context': schema, '@type': 'FAQPage', mainEntity: [{ '@type': 'Answer', text: 'x' }] },
    'FAQPage’s "mainEntity" is no Question',
  ],
  [
    'a price below nothing',
    softwareData({ ...software, plans: [{ name: 'Free', price: -1 }] }),
    'SoftwareApplication’s "offers" Offer’s "price" is no price',
  ],
  [
    'a rating, which nobody gave',
    { ...JSON.parse(softwareData(software)), aggregateRating: { ratingValue: 5 } },
    'SoftwareApplication has no property "aggregateRating"',
  ],
  [
    'a day that is none',
    {
      '@context': schema,
      '@type': 'BlogPosting',
      headline: 'x',
      datePublished: '2026-13-40',
      author: { '@type': 'Organization', name: 'x', url: `${origin}/` },
      publisher: { '@type': 'Organization', name: 'x', url: `${origin}/` },
    },
    'BlogPosting’s "datePublished" is no ISO day',
  ],
])('[DOCS-04] %s is reported', (_, value, problem) => {
  expect(problems(value)).toEqual([problem]);
});

test('[DOCS-04] an unknown type is reported with those that are known', () => {
  expect(problems({ '@context': schema, '@type': 'VideoObject' })[0]).toContain(
    '"VideoObject"; known ones are Breadcrumb',
  );
});
