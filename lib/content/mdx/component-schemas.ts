import { z } from 'zod';
import { nearestOf } from '@/lib/content/problem';
import { platformIds, roleFeatureIds } from '@/lib/product/product-facts';

const text = z.string().trim().min(1, 'is empty');
// Examples (`meta`) are filled into editors' snippets (`lib/editing/editor-snippets.ts`).
const languageTag = z
  .string()
  .refine((tag) => {
    try {
      return Intl.getCanonicalLocales(tag).length === 1;
    } catch {
      return false;
    }
  }, 'is not a language tag')
  .meta({ examples: ['ja'] });
const href = z
  .string()
  .refine(
    (value) => /^(\/|#|https:\/\/|mailto:|\{pricingUrl\})/.test(value),
    'must begin with /, #, https:// or mailto:',
  )
  .meta({ examples: ['/docs/'] });

/** The product's display styles that the site shows. */
export const displayStyles = [
  'none',
  'underline',
  'dotted',
  'dashed',
  'wavy',
  'highlight',
  'marker',
  'blockquote',
  'faded',
  'paper',
  'mask',
] as const;

const cardPictures = [
  'thread',
  'infographic',
  'menu',
  'sizes',
  'paper',
  'issue',
  'report',
  'call',
  'posts',
  'chapters',
  'point',
  'word',
  'write',
] as const;
export type CardPicture = (typeof cardPictures)[number];

export const featureMedia = ['webpage', 'subtitles', 'pdf', 'epub', 'gestures', 'package', 'folder'] as const;

/** Scenes that a stage can show, with their components. */
export const stageScenes = {
  film: 'SubtitleScene',
  meeting: 'MeetingCaptions',
  paper: 'PaperPage',
  book: 'BookSpread',
  picture: 'SignPicture',
  manga: 'MangaSpread',
} as const;

export type StageScene = keyof typeof stageScenes;

/** Address of a locale's scenes, which stages fetch (`lib/content/build/reader-files.ts`). */
export const scenesFile = '/scenes.txt';

/** What a drawing of the product or of a browser shows (`components/scenes/screen`). */
export const screenKinds = ['chrome', 'edge', 'firefox', 'ios', 'panel', 'settings'] as const;

const siteTopics = ['manga', 'video', 'image'] as const;

export type SiteTopic = (typeof siteTopics)[number];

export const admonitionTypes = ['note', 'tip', 'info', 'warning', 'danger'] as const;

/** The names in a property such as `ios, android`. */
export function listedNames(value: string): string[] {
  return value.split(/[\s,]+/).filter((name) => name !== '');
}

/** A list of names out of a known set. */
function namesOf(known: readonly string[]) {
  return text
    .superRefine((value, context) => {
      for (const name of listedNames(value)) {
        if (known.includes(name)) continue;
        context.addIssue({ code: 'custom', message: `names "${name}", which is none of ${known.join(', ')}` });
      }
    })
    .meta({ examples: [known.join(', ')] });
}

const pair = { pair: text.optional(), pairLang: languageTag.optional() };

/**
 * The closed set of components in a page, and their properties. All values are strings, because a page is text and not
 * a program.
 */
export const componentSchemas = {
  Admonition: z.strictObject({ type: z.enum(admonitionTypes), title: text.optional() }),
  Steps: z.strictObject({}),
  Tabs: z.strictObject({
    group: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters')
      .optional(),
  }),
  Tab: z.strictObject({ value: z.string().regex(/^[a-z0-9][a-z0-9-]*$/i, 'must be a short name'), label: text }),
  Keys: z.strictObject({ combo: text.meta({ examples: ['Alt+A'] }) }),
  Details: z.strictObject({ summary: text }),
  Bilingual: z.strictObject({
    source: text,
    target: text,
    targetLang: languageTag,
    sourceLang: languageTag.optional(),
    display: z.enum(displayStyles).optional(),
  }),
  Window: z.strictObject({ title: text }),
  Screen: z.strictObject({ of: z.enum(screenKinds) }),
  Cards: z.strictObject({ as: z.enum(['lines']).optional() }),
  Card: z.strictObject({
    title: text,
    href: href.optional(),
    picture: z.enum(cardPictures).optional(),
    plan: z.enum(['free', 'pro', 'max']).optional(),
  }),
  Hero: z.strictObject({
    title: text,
    lead: text.optional(),
    eyebrow: text.optional(),
    media: z.enum(featureMedia).optional(),
    pairs: z.enum(['chosen']).optional(),
    href: href.optional(),
    label: text.optional(),
    ...pair,
  }),
  Section: z.strictObject({ title: text, lead: text.optional(), ...pair }),
  Feature: z.strictObject({
    title: text,
    media: z.enum(featureMedia),
    href: href.optional(),
    label: text.optional(),
  }),
  Facts: z.strictObject({}),
  Fact: z.strictObject({ value: text, label: text }),
  Faq: z.strictObject({}),
  Question: z.strictObject({ title: text }),
  Notice: z.strictObject({
    title: text,
    date: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/)
      .meta({ examples: ['2026-08-21'] })
      .optional(),
  }),
  PlatformButtons: z.strictObject({ platforms: namesOf(platformIds).optional() }),
  BillingSwitch: z.strictObject({}),
  PricingPlans: z.strictObject({}),
  Definitions: z.strictObject({ as: z.enum(['cards']).optional() }),
  Definition: z.strictObject({ term: text, english: text.optional(), forms: text.optional() }),
  CallToAction: z.strictObject({ title: text, href, label: text }),
  RoleTable: z.strictObject({ features: namesOf(roleFeatureIds).optional() }),
  CampaignBanner: z.strictObject({}),
  TeamContact: z.strictObject({}),
  DownloadPicker: z.strictObject({}),
  DownloadShelf: z.strictObject({}),
  InstallGuide: z.strictObject({ phone: z.enum(['ios', 'android']).optional() }),
  QrCodes: z.strictObject({ platforms: namesOf(platformIds) }),
  CopyAddress: z.strictObject({ value: text }),
  SupportedSites: z.strictObject({ topic: z.enum(siteTopics) }),
  Comments: z.strictObject({}),
  Timeline: z.strictObject({}),
  Moment: z.strictObject({
    time: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as "08:00"')
      .meta({ examples: ['08:00'] }),
    title: text,
  }),
  LessonPath: z.strictObject({ as: z.enum(['choice']).optional() }),
  Lesson: z.strictObject({
    title: text,
    minutes: z
      .string()
      .regex(/^[1-9]\d{0,2}$/, 'must be a number of minutes such as "5"')
      .meta({ examples: ['5'] }),
    href,
  }),
  RedeemForm: z.strictObject({}),
  TopUpPacks: z.strictObject({}),
  InvoiceForm: z.strictObject({}),
  MangaOffer: z.strictObject({}),
  ExtensionCheck: z.strictObject({}),
  SubtitleScene: z.strictObject({}),
  PaperPage: z.strictObject({}),
  MangaSpread: z.strictObject({}),
  SignPicture: z.strictObject({}),
  MeetingCaptions: z.strictObject({}),
  BookSpread: z.strictObject({}),
  PageTurn: z.strictObject({}),
  Stage: z.strictObject({}),
  Act: z.strictObject({ scene: z.enum(Object.keys(stageScenes) as [StageScene]), label: text, title: text }),
  LivePage: z.strictObject({ start: z.enum(['in-view']).optional() }),
  StyleGallery: z.strictObject({}),
  HoverPractice: z.strictObject({}),
  InputPractice: z.strictObject({}),
  WelcomePractice: z.strictObject({}),
  PhoneDemo: z.strictObject({}),
} as const;

export type ComponentSchemas = typeof componentSchemas;
export type ComponentName = keyof ComponentSchemas;

/** Components whose `title` is a heading of the page, with its level. */
export const titledSections = {
  Section: 2,
  Feature: 3,
  Question: 3,
  CallToAction: 2,
  Moment: 2,
  Lesson: 3,
  Act: 3,
} as const;

/** ` Did you mean <Card>?` where a known name is close, else nothing. */
export function suggestName(name: string, known: readonly string[]): string {
  const close = nearestOf(name, known);
  return close ? ` Did you mean <${close}>?` : '';
}
