import type { SampleSentence } from '@/content/sample-sentences';

/**
 * One sentence and two translations of it: a plain one and an idiomatic one. The source is English, and German for
 * readers of English. Written by us, translations included.
 */
export const rain = {
  source: {
    en: 'It was coming down in buckets, and nobody had thought of an umbrella.',
    de: 'Es goss wie aus Kübeln, und an einen Schirm hatte keiner gedacht.',
  },
  plain: {
    ar: 'كان المطر يهطل بغزارة، ولم يفكر أحد في مظلة.',
    de: 'Es regnete sehr stark, und niemand hatte an einen Regenschirm gedacht.',
    en: 'It was raining very hard, and no one had thought of an umbrella.',
    es: 'Llovía muy fuerte y nadie había pensado en un paraguas.',
    fr: 'Il pleuvait très fort et personne n’avait pensé à un parapluie.',
    hi: 'बहुत तेज़ बारिश हो रही थी और किसी ने छाते के बारे में नहीं सोचा था।',
    it: 'Pioveva molto forte e nessuno aveva pensato a un ombrello.',
    ja: '雨がとても激しく降っていて、誰も傘のことを考えていなかった。',
    ko: '비가 매우 세게 내리고 있었고 아무도 우산을 생각하지 못했다.',
    pt: 'Chovia com muita força e ninguém tinha pensado num guarda-chuva.',
    'pt-BR': 'Chovia muito forte e ninguém tinha pensado em um guarda-chuva.',
    ru: 'Шёл очень сильный дождь, и никто не подумал о зонте.',
    zh: '雨下得非常大，没有人想到带伞。',
    'zh-TW': '雨下得非常大，沒有人想到要帶傘。',
  },
  idiomatic: {
    ar: 'انهمر المطر كأفواه القِرَب، ولم تخطر المظلة على بال أحد.',
    de: 'Es goss wie aus Kübeln, und an einen Schirm hatte keiner gedacht.',
    en: 'It was bucketing down, and an umbrella hadn’t crossed anyone’s mind.',
    es: 'Llovía a cántaros y a nadie se le había ocurrido traer paraguas.',
    fr: 'Il tombait des cordes, et personne n’avait songé à prendre un parapluie.',
    hi: 'मूसलाधार बारिश हो रही थी, और छाता लाना किसी को सूझा ही नहीं था।',
    it: 'Veniva giù a catinelle, e a nessuno era venuto in mente l’ombrello.',
    ja: 'バケツをひっくり返したような雨で、傘のことなど誰の頭にもなかった。',
    ko: '비가 억수같이 쏟아지는데, 우산을 챙길 생각은 아무도 못 했다.',
    pt: 'Chovia a cântaros, e o guarda-chuva não passara pela cabeça de ninguém.',
    'pt-BR': 'Caía um pé-d’água, e ninguém tinha se lembrado do guarda-chuva.',
    ru: 'Лило как из ведра, а про зонт никто и не вспомнил.',
    zh: '大雨倾盆，谁也没想起来要带伞。',
    'zh-TW': '大雨傾盆，誰都沒想起要帶傘。',
  },
} as const satisfies { source: Partial<SampleSentence>; plain: SampleSentence; idiomatic: SampleSentence };
