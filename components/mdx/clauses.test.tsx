/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Clauses } from './clauses';

const piecesOf = (text: string) => {
  const { container } = render(<Clauses text={text} />);
  expect(container.textContent).toBe(text.replaceAll(/\{hl(?:Start|End)\}/g, ''));
  return [...container.querySelectorAll('.clause')].map((clause) => clause.textContent);
};

test.each([
  ['読むのは無料。大きな作業はProで。', ['読むのは無料。', '大きな作業はProで。']],
  ['읽기는 무료, 힘든 일은 Pro로', ['읽기는 무료,', '힘든 일은 Pro로']],
  ['पढ़ना मुफ़्त है। भारी काम Pro करे।', ['पढ़ना मुफ़्त है।', 'भारी काम Pro करे।']],
  ['القراءة مجانية، وتتولى Pro الباقي', ['القراءة مجانية،', 'وتتولى Pro الباقي']],
  ['Version 1.30.2 for iPhone', []],
  ['Read {hlStart}the web,{hlEnd} twice', []],
])('[ROUTE-01] "%s" breaks between its clauses', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});
