import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { Translator } from '@/i18n/load-messages';
import type { Locale } from '@/i18n/locales';
import { consentWords, privacyRoute } from '@/lib/site/consent-words';
import { escapeAttribute } from './page-document';
import type { StampedTag } from './stamp-export';
import { writeAsset } from './write-files';

const purpose = 'consent';
const clientFolder = path.join('app', 'client');

/**
 * What asks for consent in a locale: a style sheet, a script with that language's words, and after the footer the way back
 * to the choice. Writes the two files into the export.
 *
 * @throws where the export has no page that says what is kept of visitors
 */
export async function consentTags(
  outFolder: string,
  locale: Locale,
  t: Translator,
  containerId: string,
): Promise<StampedTag[]> {
  const words = consentWords(locale, t);
  if (!existsSync(path.join(outFolder, words.privacy.href, 'index.html'))) {
    throw new Error(
      `${outFolder} has no page ${words.privacy.href}, to which the question for consent links. Write it (content/en${privacyRoute.slice(0, -1)}.mdx), or leave TAG_MANAGER_ID unset.`,
    );
  }
  const css = await bundle('consent.css');
  const js = await bundle('consent.ts', { __CONSENT_WORDS__: JSON.stringify(words) });
  const label = words.preferences;
  return [
    {
      place: 'head',
      name: 'link',
      purpose,
      attributes: { rel: 'stylesheet', href: writeAsset(outFolder, 'consent', 'css', css) },
    },
    {
      place: 'head',
      name: 'script',
      purpose,
      attributes: {
        src: writeAsset(outFolder, `consent-${locale}`, 'js', js),
        defer: '',
        'data-tag-manager': containerId,
      },
    },
    {
      place: 'body',
      name: 'section',
      purpose,
      attributes: { class: 'consent-settings', 'aria-label': label, 'data-consent-settings': '' },
      // The library opens its settings for whatever has this attribute.
      content: `<div><button type="button" class="nav-link" data-cc="show-preferencesModal">${escapeAttribute(label)}</button></div>`,
    },
  ];
}

/** Names of the files that the tags write. */
export const consentAsset = /^consent(?:-[A-Za-z-]+)?\.[0-9a-f]{16}\.(?:css|js)$/;

async function bundle(entry: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    entryPoints: [path.join(clientFolder, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['es2020', 'chrome111', 'firefox113', 'safari16.4'],
    charset: 'utf8',
    tsconfig: 'tsconfig.json',
    define,
  });
  return result.outputFiles[0]?.text ?? '';
}
