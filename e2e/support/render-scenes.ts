import { renderToStaticMarkup } from 'react-dom/server';
import type { SceneEnvironment } from '@/components/mdx/environment';
import { sceneComponents } from '@/components/scenes/scene-components';
import { type Locale, locales } from '@/i18n/locales';
import { translatorFor } from '@/i18n/translator';
import { buildStyleParts, partsOf } from '@/lib/content/build/style-parts';
import { stageScenes } from '@/lib/content/mdx/component-schemas';
import { partsText } from '@/lib/content/style-sheet';

/**
 * Prints every scene in every locale, with the styles that they ask for: the fixture site has three locales only. It is a
 * program of its own, because the test runner would compile the components in its own way.
 */
const scenesIn = (locale: Locale): string => {
  const env: SceneEnvironment = { locale, textLocale: locale, t: translatorFor(locale) };
  const scenes = sceneComponents(env);
  const names = [...Object.values(stageScenes), 'PageTurn'] as const;
  return names.map((name) => renderToStaticMarkup(scenes[name]())).join('');
};

const html = Object.fromEntries(locales.map((locale) => [locale, scenesIn(locale)]));
const styles = partsText(await buildStyleParts(), partsOf(html.en ?? ''));
process.stdout.write(JSON.stringify({ html, styles }));
