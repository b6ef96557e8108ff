import { piecesOf } from '@/lib/search/marked-text';

/** A text of a hit with its matches marked. */
export function Marked({ value }: { value: string }) {
  let at = 0;
  return piecesOf(value).map(({ text, marked }) => {
    const key = at;
    at += text.length;
    return marked ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
  });
}
