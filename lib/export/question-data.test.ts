import { addQuestionData, questionsIn } from './question-data';

const pageOf = (text: string, lang = 'it') =>
  `<html lang="hi"><head></head><body><h3>Menu?</h3><div class="page" lang="${lang}">${text}</div><h3>Footer?</h3></body></html>`;
const details = (question: string, answer: string) =>
  `<details class="question"><summary><h3>${question}</h3></summary><div>${answer}</div></details>`;

describe('questionsIn', () => {
  test('[DOCS-04] gives what folds out, as text, in the language of the text', () => {
    const answer = '<p>Al <a href="/it/">servizio</a> scelto.</p><ul><li>Uno</li><li>Due &amp; tre</li></ul>';
    expect(questionsIn(pageOf(details('Dove va  il file?', answer)))).toEqual({
      language: 'it',
      questions: [{ question: 'Dove va il file?', answer: 'Al servizio scelto. Uno Due & tre' }],
    });
  });

  test('[DOCS-04] leaves out drawings, controls and what is hidden', () => {
    const answer =
      '<p>Sì<svg><text>x</text></svg><button>Copia</button><span hidden>no</span><i aria-hidden="true">*</i>.</p>';
    expect(questionsIn(pageOf(details('Va?', answer))).questions).toEqual([{ question: 'Va?', answer: 'Sì.' }]);
  });

  const headings = (questions: readonly string[]) =>
    questions.map((question) => `<h3>${question}</h3><p>Perché sì.</p>`).join('<h2>Altro</h2><p>Testo.</p>');

  test('[DOCS-04] gives an article’s headings where each of them asks', () => {
    const asked = ['A?', 'B？', 'ج؟', 'D?', 'E?'];
    expect(questionsIn(pageOf(headings(asked))).questions).toEqual(
      asked.map((question) => ({ question, answer: 'Perché sì.' })),
    );
  });

  test('[DOCS-04] gives them all where a few end without a question mark', () => {
    const asked = [...'abcdefghij'].map((letter) => `${letter}？`);
    expect(questionsIn(pageOf(headings([...asked, '更新するには']), 'ja')).questions).toHaveLength(11);
  });

  test.each([
    ['some of which do not', ['A?', 'B?', 'C?', 'D?', 'E?', 'Informazioni', 'Altro']],
    ['that are few', ['A?', 'B?']],
  ])('[DOCS-04] gives no headings %s', (_, asked) => {
    expect(questionsIn(pageOf(headings(asked))).questions).toEqual([]);
  });
});

describe('addQuestionData', () => {
  test('[DOCS-04] puts one data block at the end of the page', () => {
    const html = addQuestionData(pageOf(details('Va </b>?', 'Sì, $& va.')), 'https://site.example/it/');
    const [, block = ''] = /<script type="application\/ld\+json">(.*)<\/script><\/body>/.exec(html) ?? [];
    expect(JSON.parse(block)).toMatchObject({
      url: 'https://site.example/it/',
      mainEntity: [{ name: 'Va ?', acceptedAnswer: { text: 'Sì, $& va.' } }],
    });
  });

  test('[DOCS-04] leaves a page without questions as it is', () => {
    const html = pageOf('<h3>Installazione</h3><p>Testo.</p>');
    expect(addQuestionData(html, 'https://site.example/it/')).toBe(html);
  });
});
