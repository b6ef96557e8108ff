import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type Locale, locales } from '@/i18n/locales';

/** The routes that the requirements name (ROUTE-01 to ROUTE-04), written out here so that a missing page is noticed. */
export const plainRoutes = [
  '',
  'android',
  'ao3',
  'bill',
  'deals/manga',
  'download',
  'exchange',
  'f-pdf-translate',
  'f-share-bilingual-content',
  'f-video-subtitle-translate',
  'home',
  'image',
  'learn',
  'manga',
  'manual-chrome-extension',
  'manual-chrome-extension/zip',
  'mobile',
  'pricing',
  'search',
  'topup',
  'usage-scenarios',
  'welcome',
];

const topLevelDocs =
  'accessibility advanced apikey browserExtensionIntegration CHANGELOG communities dependences donate EULA faq friends input installation joinUs js-sdk pdf-helper PRIVACY prompts recommend review services share sites TERMS thanks usage usecase videoSiteSupport'.split(
    ' ',
  );

const featureDocs = 'epub hover image manga pdf subtitles video-subtitles webpage'.split(' ');

const serviceDocs =
  'ai aliyun aliyun-bailian azure azure-openai baidu baidu-qianfan caiyun claude custom deepL deepseek doubao gemini grok groq kimi lingyiwanwu niu ollama openai openL openrouter qwen-mt tencent tencent-hunyuan volcano youdao youdao-ziyue zhipu'.split(
    ' ',
  );

export const docRoutes = [
  'docs',
  ...topLevelDocs.map((id) => `docs/${id}`),
  ...featureDocs.map((id) => `docs/features/${id}`),
  ...serviceDocs.map((id) => `docs/services/${id}`),
];

/** Every doc that there is in English: those, and what editors have added. */
export const docsThere = readdirSync(path.join('content', 'en', 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => path.posix.join('docs', file.replace(/(?:(?:^|\/)index)?\.mdx$/, '')));

/** The docs that stand in no sidebar (DOCS-02). */
export const docsOutsideSidebar =
  'accessibility apikey dependences donate EULA joinUs PRIVACY share TERMS thanks'.split(' ');

/** The locales in which a page has a text of its own: a file, or that of the Chinese page for zh-Hans. */
export function localesWithText(page: string): Locale[] {
  return locales.filter((locale) => {
    const origin = locale === 'zh-Hans' ? 'zh' : locale;
    return existsSync(path.join('content', origin, page));
  });
}

export const localeCodes = 'ar de en es fr hi it ja ko pt pt-BR ru zh zh-Hans zh-TW'.split(' ');
