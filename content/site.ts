import { locales } from '@/i18n/locales';
import type { SiteConfigInput } from '@/lib/site/site-config';

/** What the site is made of beside its pages. Labels are message keys under `nav`. */
export const site = {
  url: 'https://immersivetranslate.com',
  locales,
  editUrl: 'https://github.com/immersive-translate/docs/edit/main/',
  issueFormUrl: 'https://github.com/immersive-translate/immersive-translate/issues/new',
  signInUrl: 'https://dash.immersivetranslate.com/',
  colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false },
  search: {
    missingResultsUrl: 'https://github.com/immersive-translate/immersive-translate/issues/new?title={query}',
  },
  security: { contact: 'mailto:support@immersivetranslate.com', expires: '2027-10-31', languages: ['en', 'zh'] },
  books: true,
  assistants: [
    { label: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}' },
    { label: 'Claude', url: 'https://claude.ai/new?q={prompt}' },
  ],
  offline: true,
  navbar: {
    start: [
      { type: 'link', label: 'download', to: '/download/' },
      { type: 'link', label: 'documentTranslation', href: 'https://app.immersivetranslate.com/' },
      { type: 'link', label: 'usage', to: '/docs/usage/' },
      { type: 'link', label: 'pricing', to: '/pricing/' },
      { type: 'link', label: 'learn', to: '/learn/' },
      {
        type: 'dropdown',
        label: 'tools',
        items: [
          { label: 'babelDoc', href: 'https://app.immersivetranslate.com/babel-doc/' },
          { label: 'pdfTranslation', href: 'https://app.immersivetranslate.com/file/' },
          { label: 'pdfPro', href: 'https://app.immersivetranslate.com/pdf-pro/' },
          { label: 'imageTranslation', to: '/image/' },
          { label: 'textTranslation', href: 'https://app.immersivetranslate.com/text/' },
          { label: 'epubTranslation', to: '/docs/features/epub/' },
          { label: 'subtitleFileTranslation', to: '/docs/features/subtitles/' },
        ],
      },
      {
        type: 'dropdown',
        label: 'discover',
        items: [
          { label: 'videoSubtitles', to: '/f-video-subtitle-translate/' },
          { label: 'shareContent', to: '/f-share-bilingual-content/' },
          { label: 'manga', to: '/manga/' },
          { label: 'image', to: '/image/' },
          { label: 'ao3', to: '/ao3/' },
          { label: 'pdfPage', to: '/f-pdf-translate/' },
          { label: 'exchange', to: '/exchange/' },
          { label: 'friends', to: '/docs/friends/' },
          { label: 'usageScenarios', to: '/usage-scenarios/' },
          { label: 'joinUs', to: '/docs/joinUs/' },
        ],
      },
    ],
    end: [
      // Beside the free space, where nothing shows that they are not there: Safari never has the profile.
      { type: 'proBadge' },
      { type: 'profile' },
      { type: 'edgeActivity', label: 'edgeActivity', to: '/download/' },
      { type: 'search' },
      { type: 'docsVersionDropdown' },
      { type: 'localeDropdown' },
    ],
  },
  footer: {
    links: [
      { label: 'footerUsage', to: '/docs/usage/' },
      { label: 'footerFaq', to: '/docs/faq/' },
      { label: 'footerServices', to: '/docs/services/' },
      { label: 'footerTerms', to: '/docs/TERMS/' },
      { label: 'footerPrivacy', to: '/docs/PRIVACY/' },
      { label: 'footerAccessibility', to: '/docs/accessibility/' },
      { label: 'footerReleases', href: 'https://github.com/immersive-translate/immersive-translate/releases' },
      { label: 'footerIssues', href: 'https://github.com/immersive-translate/immersive-translate/issues' },
    ],
    copyrightHolder: 'Immersive Translate',
  },
} as const satisfies SiteConfigInput;
