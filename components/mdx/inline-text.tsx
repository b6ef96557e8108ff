import { Fragment } from 'react';

/** Text of a property with `{hlStart}…{hlEnd}` as highlighted words. */
export function InlineText({ text }: { text: string }) {
  const parts = text.split(/\{hlStart\}|\{hlEnd\}/);
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 1 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
      )}
    </>
  );
}
