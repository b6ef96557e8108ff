/**
 * Messages that may equal the source's: names and signs in every language (`key`), and words that two languages share
 * (`locale:key`).
 */
export const sameAsSource: ReadonlySet<string> = new Set([
  'site.name',
  'site.copyright',
  'nav.pdfPro',
  'pricing.pro',
  'pricing.max',
  'de:shell.version',
  'de:nav.footerFaq',
  'de:nav.blog',
  'de:blog.title',
  'es:nav.blog',
  'es:blog.title',
  'fr:shell.menu',
  'fr:shell.version',
  'fr:nav.footerFaq',
  'fr:nav.blog',
  'fr:blog.title',
  'fr:docs.name',
  'fr:article.danger',
  'it:shell.menu',
  'it:nav.footerFaq',
  'it:nav.blog',
  'it:blog.title',
  'pt:shell.menu',
  'pt:nav.footerFaq',
  'pt-BR:shell.menu',
  'pt-BR:nav.blog',
  'pt-BR:blog.title',
]);
