import type { Locale } from '@/i18n/locales';
import type { ContentEntry } from '../entry';
import { checkSources } from './check-translations';

const entry = (locale: Locale, slug: string): ContentEntry => ({
  locale,
  folder: 'docs',
  slug,
  file: `content/${locale}/docs/${slug}.mdx`,
  frontMatter: { title: slug, description: slug },
  body: '',
  bodyLine: 5,
});

test('[DOCS-10] translations without their English page are one problem, which names them', () => {
  const entries = [entry('ar', 'thanks'), entry('zh', 'thanks'), entry('en', 'usage'), entry('it', 'usage')];
  expect(checkSources('content', entries)).toEqual([
    {
      file: 'content/en/docs/thanks.mdx',
      message: '2 translations have no source: the English page is missing.',
      remedy:
        'Bring it back, or run "npm run remove -- docs/thanks", which deletes content/ar/docs/thanks.mdx, content/zh/docs/thanks.mdx.',
    },
  ]);
});
