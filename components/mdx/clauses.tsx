import { Fragment } from 'react';
import { InlineText } from './inline-text';

/** The end of a sentence or clause: punctuation followed by a space, or Chinese or Japanese punctuation. */
const clauseEnd = /(?<=[.!?।؟،,])(?=\s)|(?<=[。！？，、])(?=.)/u;

/** A large line of text that breaks between sentences and clauses first. Text with marked words is not split. */
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
