import { createSpellingBuilder } from './build-files';
import { correctRun, createKnownPairs, soundAlike } from './characters';

/** The pairs of some words, as an index has them. */
function pairsOf(...words: string[]) {
  const builder = createSpellingBuilder();
  for (const word of words) {
    const characters = [...word];
    builder.add(
      characters.slice(1).map((second, at) => (characters[at] ?? '') + second),
      2,
    );
  }
  return createKnownPairs(builder.build().pairs);
}

const pairs = pairsOf(
  '鼠标悬停',
  '安装',
  '安装',
  '安全',
  '快捷键',
  '输入框',
  '翻译',
  '字幕',
  '字符',
  '设置',
  '教程',
  '讲解',
  '奖励',
  '자막',
  '다운로드',
);
const correct = (typed: string, isAlone = true) =>
  correctRun(typed, pairs, (pair) => pairs.has(pair[0] ?? '', pair[1] ?? ''), isAlone);

describe('correctRun', () => {
  test.each([
    ['安庄', '安装'],
    ['按装', '安装'],
    ['鼠标悬亭', '鼠标悬停'],
    ['快节键', '快捷键'],
    ['输入筐', '输入框'],
    ['字募', '字幕'],
    ['翻义', '翻译'],
    ['译翻', '翻译'],
    ['快键', '快捷键'],
    ['快捷的键', '快捷键'],
    ['자먹', '자막'],
    ['다운르드', '다운로드'],
  ])('[SEARCH-13] %s means %s', (typed, meant) => {
    expect(correct(typed)).toBe(meant);
  });

  test('[SEARCH-13] what is known stays as it is, and so does what is like nothing', () => {
    expect(correct('鼠标悬停设置')).toBe('鼠标悬停设置');
    expect(correct('龘龘龘')).toBe('龘龘龘');
    expect(correct('字')).toBe('字');
    expect(correct('')).toBe('');
  });

  test('[SEARCH-13] a character that stands alone among known words is no error', () => {
    expect(correct('翻译吧', false)).toBe('翻译吧');
  });
});

describe('soundAlike', () => {
  // 快节 is a pair of the index by chance, as in 快节奏.
  const knows = (pair: string) => pair === '快节' || pairs.has(pair[0] ?? '', pair[1] ?? '');

  test('[SEARCH-13] a character that makes a pair by chance is heard as one that makes a word', () => {
    expect(soundAlike('快节键', pairs, knows)).toBe('快捷键');
    expect(soundAlike('设制', pairs, (pair) => pair === '设置')).toBe('设置');
  });

  test('[SEARCH-13] what is known, or is no sound of a word, stays as it is', () => {
    expect(soundAlike('鼠标悬停', pairs, knows)).toBe('鼠标悬停');
    expect(soundAlike('字幕安装', pairs, knows)).toBe('字幕安装');
    expect(soundAlike('字', pairs, knows)).toBe('字');
    expect(soundAlike('', pairs, knows)).toBe('');
  });
});

describe('createKnownPairs', () => {
  test('[SEARCH-13] tells a word from neighbours that stand together by chance', () => {
    const builder = createSpellingBuilder();
    builder.add(['翻译', '网页', '上网'], 50);
    builder.add(['翻网', '译网'], 2);
    const known = createKnownPairs(builder.build().pairs);
    expect([known.has('翻', '译'), known.isBound('翻', '译')]).toEqual([true, true]);
    expect([known.has('翻', '网'), known.isBound('翻', '网')]).toEqual([true, false]);
    expect(known.after('翻')).toEqual(['译', '网']);
  });

  test('[SEARCH-13] kana sound alike with or without a mark, and not for the mark alone', () => {
    expect([pairs.alike('は', 'ば'), pairs.alike('び', 'じ')]).toEqual([1, 0]);
  });
});
