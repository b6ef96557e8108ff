import type { ContentEntry } from '../entry';
import { createTaiwanConverter } from './taiwan-converter';
import { variantOf } from './variant-page';

const entry: ContentEntry = {
  locale: 'zh',
  folder: 'docs',
  slug: 'usage',
  file: 'content/zh/docs/usage.mdx',
  frontMatter: { title: '视频', description: '在网络上看视频。', keywords: ['鼠标'], factsDate: '2026-08-21' },
  body: '',
  bodyLine: 6,
};

async function convert(body: string): Promise<string | undefined> {
  return variantOf({ ...entry, body }, 'zh-TW', await createTaiwanConverter({ terms: {}, keep: [] }))?.body;
}

describe('variantOf', () => {
  test('[LOC-08] front matter is converted, and the file is the one that would take its place', async () => {
    const page = variantOf(entry, 'zh-TW', await createTaiwanConverter({ terms: {}, keep: [] }));
    expect(page).toMatchObject({
      locale: 'zh-TW',
      folder: 'docs',
      slug: 'usage',
      file: 'content/zh-TW/docs/usage.mdx',
      generatedFrom: 'content/zh/docs/usage.mdx',
      bodyLine: 6,
      frontMatter: { title: '影片', description: '在網路上看影片。', keywords: ['滑鼠'], factsDate: '2026-08-21' },
    });
  });

  test.each([
    [
      'words in every kind of block',
      '## 视频\n\n- 鼠标\n\n| 网络 |\n|---|\n| **默认** |\n',
      '## 影片\n\n- 滑鼠\n\n| 網路 |\n|---|\n| **預設** |\n',
    ],
    ['but not code in them', '视频 `视频` 视频\n', '影片 `视频` 影片\n'],
    [
      'nor a code block',
      '```json title="默认"\n{ "视频": 1 }\n```\n\n视频\n',
      '```json title="默认"\n{ "视频": 1 }\n```\n\n影片\n',
    ],
    ['nor an address', '[视频](/视频/#默认 "默认") ![视频](/a.png)\n', '[影片](/视频/#默认 "默认") ![影片](/a.png)\n'],
    ['nor a placeholder, nor a comment', '{siteUrlsStr} 视频 {/* 视频 */}\n', '{siteUrlsStr} 影片 {/* 视频 */}\n'],
    [
      'properties that are text',
      '<Card title="视频" href="/docs/">网络</Card>\n',
      '<Card title="影片" href="/docs/">網路</Card>\n',
    ],
    [
      'but not others',
      '<CopyAddress value="视频" /> <Keys combo="默认" />\n',
      '<CopyAddress value="视频" /> <Keys combo="默认" />\n',
    ],
    [
      'nor samples of other languages',
      '<Section title="网络" pair="日本国" pairLang="ja">\n\n视频\n\n</Section>\n',
      '<Section title="網路" pair="日本国" pairLang="ja">\n\n影片\n\n</Section>\n',
    ],
    [
      'a sample in Chinese, with its language',
      '<Bilingual source="a" sourceLang="en" target="网络" targetLang="zh-CN" />\n',
      '<Bilingual source="a" sourceLang="en" target="網路" targetLang="zh-TW" />\n',
    ],
    [
      'a sample in the language of the page',
      '<Bilingual source="网络" target="国" targetLang="ja" />\n',
      '<Bilingual source="網路" target="国" targetLang="ja" />\n',
    ],
  ])('[LOC-08] %s', async (_, body, expected) => {
    expect(await convert(body)).toBe(expected);
  });

  test('[LOC-08] every line keeps its number', async () => {
    const body = '## 视频\n\n一\n二\n\n```\n三\n```\n';
    expect((await convert(body))?.split('\n')).toHaveLength(body.split('\n').length);
  });

  test('[LOC-08] of what is no MDX there is no variant; the page itself is reported', async () => {
    expect(await convert('<Card>\n')).toBeUndefined();
  });
});
