import type { Locale } from '@/i18n/locales';
import { loadStemmers, stemmersFor, stemOf } from './stemming';
import { tokenize } from './tokenize';

async function stemsIn(locale: Locale, text: string): Promise<string[]> {
  const loaded = await loadStemmers(stemmersFor([locale]));
  return tokenize(text.normalize('NFC')).map((token) => stemOf(token.text, locale, loaded));
}

describe('stemOf', () => {
  test.each<[Locale, string, string]>([
    ['en', 'translations', 'translating'],
    ['de', 'Übersetzungen', 'Übersetzung'],
    ['fr', 'traductions', 'traduction'],
    ['es', 'traducciones', 'traduccion'],
    ['it', 'traduzioni', 'traduzione'],
    ['pt', 'legendas', 'legenda'],
    ['pt-BR', 'extensões', 'extensoes'],
    ['ru', 'субтитрами', 'субтитры'],
    ['ru', 'лимиты', 'лимит'],
    ['ru', 'режима', 'режим'],
    ['ru', 'журналы', 'журнал'],
    ['ru', 'скачивание', 'скачать'],
    ['ru', 'включена', 'включать'],
    ['ru', 'ошибок', 'ошибка'],
    ['ru', 'настроек', 'настройка'],
    ['ru', 'значок', 'значки'],
    ['ar', 'ترجمات', 'ترجمة'],
    ['hi', 'भाषाओं', 'भाषा'],
    ['hi', 'शॉर्टकट्स', 'शॉर्टकट'],
    ['hi', 'छिपाऊँ', 'छिपाना'],
    ['hi', 'हिन्दी', 'हिंदी'],
  ])('[SEARCH-13] in %s, %s and %s have one stem', async (locale, one, other) => {
    expect(await stemsIn(locale, one)).toEqual(await stemsIn(locale, other));
  });

  test('[SEARCH-13] English words in a text of another script are stemmed as English', async () => {
    expect(await stemsIn('ru', 'subtitles субтитры')).toEqual(['subtitl', 'субтитр']);
    expect(await stemsIn('zh', 'subtitles')).toEqual(['subtitl']);
  });

  test('[SEARCH-13] a locale loads its own stemmer and the English one', () => {
    expect(stemmersFor(['de', 'en'])).toEqual(['de', 'en']);
    expect(stemmersFor(['ja'])).toEqual(['en']);
    expect(stemmersFor(['pt-BR'])).toEqual(['en', 'pt']);
  });
});
