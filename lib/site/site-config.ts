import { z } from 'zod';
import { isLocale, type Locale } from '@/i18n/locales';

/**
 * The site's configuration, from `content/site.ts`. Texts are message keys (under `nav`) and not words, so that every
 * locale has its own. Validated when the content is built: an invalid item fails with its position in the list.
 */

const routePath = z
  .string()
  .regex(/^\/(?:[^\s?#]*\/)?(?:[?#]\S*)?$/, 'must be a route such as "/pricing/": no locale, slashes at both ends');
const external = z.string().regex(/^https:\/\/\S+$/, 'must begin with https://');
const label = z.string().min(1);

const linkFields = {
  label,
  /** A route of this site, without locale. */
  to: routePath.optional(),
  /** An address elsewhere. */
  href: external.optional(),
};

const oneTarget = [
  ({ to, href }: { to?: string; href?: string }) => (to === undefined) !== (href === undefined),
  'needs either "to" or "href"',
] as const;

const dropdownLink = z.strictObject(linkFields).refine(...oneTarget);

const navbarItem = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('link'), ...linkFields }).refine(...oneTarget),
  z.strictObject({ type: z.literal('dropdown'), label, items: z.array(dropdownLink).min(1, 'holds no items') }),
  z.strictObject({ type: z.literal('localeDropdown') }),
  z.strictObject({ type: z.literal('docsVersionDropdown') }),
  z.strictObject({ type: z.literal('search') }),
  z.strictObject({ type: z.literal('proBadge') }),
  z.strictObject({ type: z.literal('profile') }),
  /** A link to a temporary activity, for Chinese readers and while it runs (PRO-04). */
  z.strictObject({ type: z.literal('edgeActivity'), ...linkFields }).refine(...oneTarget),
]);

const colour = z.string().regex(/^(?:#[0-9a-f]{3,8}|[a-z]+|(?:rgb|hsl|oklch)\([^;{}]*\))$/i, 'is not a CSS colour');

const announcementBar = z
  .strictObject({
    /** A new identifier shows the bar again to visitors who closed the last one. */
    id: z.string().min(1),
    /**
     * The text by locale; English is shown where a language has none. It is content and not a message, because editors
     * change it often.
     */
    content: z.partialRecord(z.string().refine(isLocale, 'is not a locale'), z.string().min(1)),
    /** Link target of the text, if any. */
    to: routePath.optional(),
    href: external.optional(),
    backgroundColor: colour.optional(),
    textColor: colour.optional(),
    isCloseable: z.boolean(),
  })
  .refine((bar) => bar.content.en !== undefined, 'needs a text in English, which every other language falls back to');

const colorMode = z.strictObject({
  defaultMode: z.enum(['light', 'dark']),
  /** Hides the switch; a stored choice is then ignored. */
  disableSwitch: z.boolean(),
  respectPrefersColorScheme: z.boolean(),
});

/** The blog is one page, with every post in its sidebar; whether there is a blog depends on its posts (ROUTE-12). */
const blog = z.strictObject({
  postsPerPage: z.literal('ALL', 'must be "ALL": the blog is one page').default('ALL'),
  blogSidebarCount: z.literal('ALL', 'must be "ALL": the sidebar has every post').default('ALL'),
});

const regularExpression = z.string().refine((source) => {
  try {
    return Boolean(new RegExp(source));
  } catch {
    return false;
  }
}, 'is not a regular expression');

const search = z.strictObject({
  /** External result addresses; all others are opened on this site, whatever their origin. */
  externalPattern: regularExpression.optional(),
  /** Where a visitor reports that results are missing; `{query}` stands for the query. */
  missingResultsUrl: external.optional(),
  /** Disables recent and favourite searches. */
  disablePersonalization: z.boolean().optional(),
});

/** Where vulnerabilities are reported: `/.well-known/security.txt`. */
const security = z.strictObject({
  contact: z.string().regex(/^(?:mailto:|https:\/\/)\S+$/, 'must begin with mailto: or https://'),
  /** Day until which it holds; `npm run check` watches it. */
  expires: z.iso.date('must be a day such as "2027-10-31"'),
  /** Languages that reports may be written in. */
  languages: z.array(z.string().min(2)).min(1),
});

/** A chat service that readers can ask about a page. */
const assistant = z.strictObject({
  /** Its name, the same in every language. */
  label,
  /** Its address; `{prompt}` stands for the question, in the page's language. */
  url: external.regex(/\{prompt\}/, 'must contain {prompt}'),
});

const siteConfigSchema = z.strictObject({
  /** Origin of the published site, without a slash at the end. */
  url: external.regex(/[^/]$/, 'must not end with a slash'),
  locales: z.array(z.string().refine(isLocale, 'is not in i18n/locales.ts')).min(1),
  /** Where "edit this page" leads; the file's path is appended. Without it no link is shown. */
  editUrl: external.optional(),
  /** Form for a new issue, which takes `title` and `body`: where feedback goes that no service takes. */
  issueFormUrl: external.optional(),
  /** Sign-in page; the profile link leads there until there is a session. */
  signInUrl: external,
  colorMode,
  search: search.optional(),
  /** Names the authors of a page under its text: true from git, "recorded" from contributors.json alone. */
  contributors: z.union([z.boolean(), z.literal('recorded')], 'must be true, false or "recorded"').optional(),
  security: security.optional(),
  announcementBar: announcementBar.optional(),
  blog: blog.optional(),
  /** Offers the docs as EPUB files, one for each language and one with English for each translation. */
  books: z.boolean().optional(),
  /** Where a docs page can be opened to ask about it; without any, nothing is offered. */
  assistants: z.array(assistant).optional(),
  /** Offers to keep the docs on the device (EDGE-07). */
  offline: z.boolean().optional(),
  navbar: z.strictObject({
    /** Its background: paper, ink, or the accent. */
    style: z.enum(['default', 'dark', 'primary']).default('default'),
    /** Hides the navbar while the reader scrolls down, and shows it on scrolling up. */
    hideOnScroll: z.boolean().default(false),
    start: z.array(navbarItem),
    end: z.array(navbarItem),
  }),
  footer: z.strictObject({
    style: z.enum(['light', 'dark']).default('light'),
    /** A picture instead of the site's logo and name. */
    logo: z
      .strictObject({
        src: z.string().regex(/^\/\S+\.(?:svg|png|webp)$/, 'must be a picture in public/, such as "/icon.svg"'),
        /** Its text alternative, if it is more than decoration: a message key under `nav`. */
        label: label.optional(),
        width: z.int().positive(),
        height: z.int().positive(),
        to: routePath.optional(),
        href: external.optional(),
      })
      .refine(
        (logo) => (logo.to === undefined && logo.href === undefined) || logo.label !== undefined,
        'leads somewhere, and so needs a "label" that says where',
      )
      .optional(),
    links: z.array(dropdownLink),
    copyrightHolder: z.string().min(1),
  }),
});

/** Names of the settings in `content/site.ts`. */
export const siteConfigFields: readonly string[] = Object.keys(siteConfigSchema.shape);

export type SiteConfig = Omit<z.infer<typeof siteConfigSchema>, 'locales'> & { readonly locales: readonly Locale[] };
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
export type NavbarItem = z.infer<typeof navbarItem>;
export type NavbarLink = z.infer<typeof dropdownLink>;

/**
 * Validates a configuration.
 *
 * @throws with one line for each error, naming the item (`navbar.start[2]: …`)
 */
export function parseSiteConfig(input: unknown, file: string): SiteConfig {
  const result = siteConfigSchema.safeParse(input);
  if (result.success) return result.data as SiteConfig;
  const lines = result.error.issues.map((issue) => {
    const place = issue.path.reduce<string>(
      (text, part) => (typeof part === 'number' ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part)),
      '',
    );
    return `${file}: ${place || 'configuration'}: ${issue.message}. Item: ${JSON.stringify(valueAt(input, issue.path))}`;
  });
  throw new Error(`The site's configuration is wrong:\n${lines.join('\n')}`);
}

/** The value of an issue: the list item that contains it, or the value itself. */
function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  const end = path.findLastIndex((part) => typeof part === 'number') + 1 || path.length;
  return path.slice(0, end).reduce<unknown>((value, part) => {
    return typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[part] : undefined;
  }, input);
}

/** Everything in the navbar and the footer that has a label or leads somewhere. */
function labelledItems({ navbar, footer }: SiteConfig): { readonly label?: string; readonly to?: string }[] {
  const ofNavbar = [...navbar.start, ...navbar.end].flatMap((item) => {
    if (item.type === 'link' || item.type === 'edgeActivity') return [item];
    return item.type === 'dropdown' ? [{ label: item.label }, ...item.items] : [];
  });
  return [...ofNavbar, ...footer.links, ...(footer.logo ? [footer.logo] : [])];
}

/** Every message key (under `nav`) that a configuration uses. */
export function navLabelKeys(config: SiteConfig): string[] {
  return labelledItems(config).flatMap(({ label }) => label ?? []);
}

/** Every route of this site that a configuration links to. */
export function configuredRoutes(config: SiteConfig): string[] {
  return labelledItems(config).flatMap(({ to }) => to ?? []);
}

/**
 * The settings of the pre-paint script as attributes of the document's element, so that the script itself is the same
 * on every page and every site. The theme is the one used without a script.
 */
export function settledBeforePaint({ colorMode, announcementBar }: Pick<SiteConfig, 'colorMode' | 'announcementBar'>) {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = colorMode;
  return {
    'data-theme': defaultMode,
    'data-theme-default': disableSwitch ? undefined : defaultMode,
    'data-theme-switch': disableSwitch ? undefined : '',
    'data-theme-system': respectPrefersColorScheme ? '' : undefined,
    'data-announcement': announcementBar?.id,
    'data-announcement-background': announcementBar?.backgroundColor,
    'data-announcement-text': announcementBar?.textColor,
  };
}

/** Whether a page's theme can change. */
export function hasThemes({ colorMode }: Pick<SiteConfig, 'colorMode'>): boolean {
  return !colorMode.disableSwitch || colorMode.respectPrefersColorScheme;
}

/** Whether pages are ever shown dark. */
export function hasDarkTheme(config: Pick<SiteConfig, 'colorMode'>): boolean {
  return hasThemes(config) || config.colorMode.defaultMode === 'dark';
}
