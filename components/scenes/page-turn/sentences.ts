import type { SampleLanguage, SampleSentence } from '@/content/sample-sentences';

/** The heading of the page that shows the product, which has its translation below. */
export const readAnything: SampleSentence = {
  ar: 'اقرأ أي شيء بلغتين',
  de: 'Alles in zwei Sprachen lesen',
  en: 'Read anything in two languages',
  es: 'Lee lo que quieras en dos idiomas',
  fr: 'Lisez tout en deux langues',
  hi: 'कुछ भी दो भाषाओं में पढ़ें',
  it: 'Leggi tutto in due lingue',
  ja: '何でも、2つの言語で読む',
  ko: '무엇이든 두 언어로 읽기',
  pt: 'Leia tudo em duas línguas',
  'pt-BR': 'Leia tudo em dois idiomas',
  ru: 'Читайте что угодно на двух языках',
  zh: '双语对照，读懂一切',
  'zh-TW': '雙語對照，什麼都讀得懂',
};

/** Languages in which the drawing's article is written, each with the paper's name. */
export const mastheads = { en: 'The Harbor Letter', ja: '港だより' } as const satisfies Partial<
  Record<SampleLanguage, string>
>;
