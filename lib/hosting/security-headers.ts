import { createHash } from 'node:crypto';
import { contactedOrigins, readAlgoliaSettings } from '@/lib/search/algolia/algolia-settings';
import type { DeploymentSettings } from './deployment';
import type { PagePolicy, PolicyOrigins } from './hosting';

/** A header with its value. */
export type HeaderPair = readonly [name: string, value: string];

/**
 * Features that are denied to the site and to anything it embeds, reading the clipboard among them: tests paste as
 * visitors do.
 */
const deniedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Added to the policy on encrypted connections only: on a plain one it would break a site without TLS. */
export const upgradeDirective = '; upgrade-insecure-requests';

/**
 * The policy for every page: scripts and styles from this origin, and inline ones by their hash.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy({ scripts, styles, hasWorker, origins }: PagePolicy): string {
  const hashes = (list: readonly string[]) => list.map((hash) => `'${hash}'`);
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes(scripts), ...origins.script],
    ['style-src', "'self'", ...hashes(styles)],
    // Style sheets contain small drawings as data URLs.
    ['img-src', "'self'", 'data:', ...origins.image],
    ['connect-src', "'self'", ...origins.connect],
    ['frame-src', "'none'"],
    ['worker-src', hasWorker ? "'self'" : "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'", ...origins.form],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}

/**
 * Sent over TLS only (RFC 6797, section 7.2). Without `includeSubDomains`, because other hosts of the domain are not
 * this site's.
 */
export const strictTransport: HeaderPair = ['Strict-Transport-Security', 'max-age=31536000'];

/**
 * The headers of every answer, beside the policy. No `Cross-Origin-Resource-Policy`: pictures and feeds are meant to be
 * shown elsewhere, and nothing is secret.
 */
export const constantHeaders: readonly HeaderPair[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', `${deniedFeatures.map((feature) => `${feature}=()`).join(', ')}, clipboard-write=(self)`],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** All security headers of an answer. @param encrypted whether the visitor's connection is encrypted */
export function securityHeaders(policy: PagePolicy, encrypted: boolean): HeaderPair[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(policy) + (encrypted ? upgradeDirective : '')],
    ...constantHeaders,
    ...(encrypted ? [strictTransport] : []),
  ];
}

/**
 * The other origins that pages use under a deployment's settings.
 *
 * @see https://developers.google.com/tag-platform/security/guides/csp for the tag manager and its statistics
 */
export function deploymentOrigins(settings: DeploymentSettings, formOrigins: readonly string[] = []): PolicyOrigins {
  const algolia = readAlgoliaSettings(settings);
  const measured = settings.TAG_MANAGER_ID ? ['https://*.googletagmanager.com', 'https://*.google-analytics.com'] : [];
  return {
    script: settings.TAG_MANAGER_ID ? ['https://*.googletagmanager.com'] : [],
    image: measured,
    connect: [
      ...new Set(
        [settings.PRODUCT_API_URL, settings.FEEDBACK_URL].flatMap((url) => (url ? [new URL(url).origin] : [])),
      ),
      ...(algolia ? contactedOrigins(algolia) : []),
      ...(measured.length > 0 ? [...measured, 'https://*.analytics.google.com'] : []),
    ],
    form: [...formOrigins].sort(),
  };
}

/** Inline scripts and styles of a page, which a policy has to allow. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Origins that forms without a script submit to. */
  readonly formOrigins: readonly string[];
}

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const form = /<form\b[^>]* action="(https?:\/\/[^"/]+)/g;

/** Reads a page's inline scripts and styles, as hashes. Data blocks (`type="application/ld+json"`) are not scripts. */
export function readInlineParts(html: string): InlineParts {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, name, attributes = '', text = ''] of html.matchAll(element)) {
    if (name === 'style') styles.push(hashOf(text));
    else if (!/\ssrc=/.test(attributes) && !/\stype="application\//.test(attributes)) scripts.push(hashOf(text));
  }
  return { scripts, styles, formOrigins: [...html.matchAll(form)].map(([, origin = '']) => origin) };
}

/** The pre-paint script, and those that recognise the visitor's store or browser. */
const mostScripts = 3;

/** The most inline styles: each one lengthens a header of every answer. */
const mostStyles = 28;

/**
 * The inline parts of all pages of an export, deduplicated and sorted.
 *
 * @throws where pages have more than the three known scripts, or too many styles
 */
export function joinInlineParts(pages: ReadonlyMap<string, InlineParts>): InlineParts {
  const collect = (key: keyof InlineParts) => {
    const first = new Map<string, string>();
    for (const [file, parts] of pages) for (const part of parts[key]) if (!first.has(part)) first.set(part, file);
    return first;
  };
  const scripts = collect('scripts');
  if (scripts.size > mostScripts) {
    throw new Error(
      `The pages have ${scripts.size} different inline scripts, for example in ${[...scripts.values()].join(' and ')}. Three are allowed (app/client/pre-paint.ts, store.ts and recognise.ts), the same everywhere: put others into a file.`,
    );
  }
  const styles = collect('styles');
  if (styles.size > mostStyles) {
    throw new Error(
      `The pages have ${styles.size} different inline styles, for example in ${[...styles.values()].slice(0, 3).join(', ')}. At most ${mostStyles} are allowed: put styles into a file.`,
    );
  }
  const sorted = (parts: ReadonlyMap<string, string>) => [...parts.keys()].sort();
  return { scripts: sorted(scripts), styles: sorted(styles), formOrigins: sorted(collect('formOrigins')) };
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
