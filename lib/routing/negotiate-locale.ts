import { defaultLocale, isLocale, type Locale, locales, localeTable } from '@/i18n/locales';

/**
 * Languages whose prefix leads to the wrong locale: traditional characters are used in Taiwan, Hong Kong and Macao, and
 * by a bare `zh-Hant`. All others are looked up by prefix (RFC 4647, section 3.4, lookup). Marked as pure, so that
 * scripts which only split paths do not contain it.
 */
const aliases: ReadonlyMap<string, Locale> = /* @__PURE__ */ new Map<string, Locale>(
  /* @__PURE__ */ Object.entries({
    'zh-hant': 'zh-TW',
    'zh-hk': 'zh-TW',
    'zh-mo': 'zh-TW',
    'zh-tw': 'zh-TW',
    'zh-cn': 'zh',
    'zh-sg': 'zh',
    'zh-my': 'zh',
    'pt-pt': 'pt',
  } as const),
);

/** The locale of a language tag, if the site has one. */
export function localeOfTag(tag: string): Locale | undefined {
  const parts = tag.trim().toLowerCase().split('-');
  while (parts.length > 0) {
    const candidate = parts.join('-');
    const alias = aliases.get(candidate);
    if (alias) return alias;
    const exact = locales.find((locale) => locale.toLowerCase() === candidate);
    if (exact) return exact;
    parts.pop();
    // RFC 4647: a single letter at the end introduced the part that was just removed.
    if (parts.at(-1)?.length === 1) parts.pop();
  }
  return undefined;
}

/**
 * The locale for a visitor: the stored choice, else the first of the browser's languages that the site supports, else
 * the default (or the first available one).
 *
 * @param stored the visitor's earlier choice; anything that is not a locale is ignored
 * @param languages language tags, best first, as in `navigator.languages`
 * @param available the locales to choose from; a site may offer fewer than the table has
 */
export function negotiateLocale(
  stored: string | null | undefined,
  languages: readonly string[],
  available: readonly Locale[] = locales,
): Locale {
  if (isLocale(stored ?? undefined) && available.includes(stored as Locale)) return stored as Locale;
  for (const tag of languages) {
    const found = localeOfTag(tag);
    if (!found) continue;
    if (available.includes(found)) return found;
    const kin = available.find(
      (locale) => localeTable[found].fallbacks.includes(locale) || localeTable[found].sharesTextOf === locale,
    );
    if (kin) return kin;
  }
  return available.includes(defaultLocale) ? defaultLocale : (available[0] ?? defaultLocale);
}

const qualityValue = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/**
 * The tags of an `Accept-Language` header, best first. Tags with `q=0`, `*` and malformed entries are omitted.
 * Source of the rule: RFC 9110, section 12.5.4.
 */
export function parseAcceptLanguage(header: string | null | undefined): string[] {
  if (!header) return [];
  return header
    .split(',')
    .map((entry, position) => {
      const [tag = '', ...params] = entry.trim().split(';');
      const given = params
        .find((param) => /^\s*q\s*=/i.test(param))
        ?.split('=')[1]
        ?.trim();
      const weight = given === undefined ? 1 : qualityValue.test(given) ? Number(given) : 0;
      return { tag: tag.trim(), weight, position };
    })
    .filter(({ tag, weight }) => weight > 0 && /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i.test(tag))
    .sort((a, b) => b.weight - a.weight || a.position - b.position)
    .map(({ tag }) => tag);
}
