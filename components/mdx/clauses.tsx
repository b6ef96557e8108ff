import { Fragment } from 'react';
import { InlineText } from './inline-text';

/** Where a sentence or a clause ends: a sign with a space behind it, or one of Chinese or Japanese. */
const clauseEnd = /(?<=[.!?।؟،,])(?=\s)|(?<=[。！？，、])(?=.)/u;

/** A large line of text that breaks between its sentences and clauses first. Marked words keep it in one piece. */
export function Clauses({ text }: { text: string }) {
  const clauses = text.includes('{') ? [text] : text.split(clauseEnd);
  if (clauses.length === 1) return <InlineText text={text} />;
  return clauses.map((clause, index) => (
    <Fragment key={clause}>
      {index > 0 && clause.startsWith(' ') && ' '}
      <span className="clause">{clause.trimStart()}</span>
    </Fragment>
  ));
}
