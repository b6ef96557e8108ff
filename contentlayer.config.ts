import { defineDocumentType, makeSource } from 'contentlayer/source-files';

/**
 * Contentlayer only indexes: which files there are, their front matter and their raw text. The MDX is compiled once per
 * source by `lib/content`, and front matter is checked there with messages that name file, line and remedy, so every
 * field is optional here.
 */
const Page = defineDocumentType(() => ({
  name: 'Page',
  filePathPattern: '**/*.mdx',
  contentType: 'markdown',
  fields: {
    title: { type: 'string' },
    description: { type: 'string' },
    sidebarLabel: { type: 'string' },
    factsDate: { type: 'string' },
    lastUpdated: { type: 'string' },
    date: { type: 'string' },
    keywords: { type: 'list', of: { type: 'string' } },
    unlisted: { type: 'boolean' },
    draft: { type: 'boolean' },
    machineDraft: { type: 'boolean' },
  },
}));

export default makeSource({
  contentDirPath: process.env.CONTENT_ROOT ?? 'content',
  // Configuration beside the pages: JSON would be taken for pages too.
  contentDirExclude: ['search', 'ledger', 'glossary', 'dates.json', 'contributors.json', 'reviews.json'],
  documentTypes: [Page],
  onUnknownDocuments: 'fail',
  onExtraFieldData: 'fail',
  onMissingOrIncompatibleData: 'fail',
  disableImportAliasWarning: true,
  // No Markdown is parsed for the index: bodies stay raw.
  markdown: (builder) => {
    builder.use(function indexOnly() {
      this.Parser = () => ({ type: 'root', children: [] });
      this.Compiler = () => '';
    });
  },
});
