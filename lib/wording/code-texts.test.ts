import { codeTexts, untranslatedCodeTexts } from './code-texts';
import { pagePairs } from './page-pairs';
import { pageEntry, translationsOf } from './testing-pages';

function told(source: string, own: string) {
  const entries = [pageEntry('en', 'docs/a.mdx', source), pageEntry('it', 'docs/a.mdx', own)];
  const texts = pagePairs('it', translationsOf(entries)).flatMap(codeTexts);
  return untranslatedCodeTexts(texts).map(({ line, found }) => [line, found]);
}

const code = (title: string, comment: string, language = 'js') =>
  `\`\`\`${language} title="${title}"\nrun(); // ${comment}\n\`\`\`\n`;

describe('titles and comments of code are translated', () => {
  test('those left in the source language are told', () => {
    expect(told(code('In the box', 'what is run'), code('In the box', 'what is run'))).toEqual([
      [5, 'In the box'],
      [5, 'what is run'],
    ]);
    expect(told(code('In the box', 'what is run'), code('Nella casella', 'ciò che si avvia'))).toEqual([]);
  });

  test.each(['lecture.srt', 'Edit Full User Config', 'MIT License'])('the name %s stays', (title) => {
    expect(told(code(title, 'A'), code(title, 'A'))).toEqual([]);
  });

  test('plain text is a sample, and has no comments', () => {
    expect(told(code('A', 'wie es ist', 'text'), code('A', 'wie es ist', 'text'))).toEqual([]);
  });

  test('comments of markup and of several lines count too', () => {
    const block = '```html\n<!-- your own page -->\n<p>\n```\n\n```css\n/*\nhow it looks\n*/\n```\n';
    expect(told(block, block)).toEqual([
      [5, 'your own page'],
      [10, 'how it looks'],
    ]);
  });
});
