import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Locale, localeTable } from '@/i18n/locales';
import { fileEnd } from '@/lib/browser/navigation/page-file';
import { localizedPath } from '@/lib/routing/resolve-request';
import { scenesFile, stageScenes } from '../mdx/component-schemas';
import type { MdxComponents } from '../mdx/render';
import { type StyleParts, sheetText } from '../style-sheet';
import type { ReaderFile } from './reader-files';
import { partsOf } from './style-parts';

/**
 * A locale's scenes with their styles, as the document that a stage fetches (`components/scenes/stage/island.ts`), so
 * that no page carries scenes that most of its visitors do not look at.
 */
export function scenesDocument(locale: Locale, components: MdxComponents, styles: StyleParts): ReaderFile {
  const scenes = Object.entries(stageScenes).map(([scene, name]) => {
    const html = renderToStaticMarkup(createElement(components[name] as ComponentType));
    return `<div data-scene="${scene}">${html}</div>`;
  });
  const html = scenes.join('');
  const sheet = sheetText(styles, partsOf(html, localeTable[locale].htmlLang));
  return [
    localizedPath(locale, scenesFile),
    `<!doctype html><script type="text/css">${sheet}</script>${html}${fileEnd}\n`,
  ];
}
