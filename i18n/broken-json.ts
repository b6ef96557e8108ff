/** Where a text is no JSON, and why. The parser that knows places is one of YAML, which takes more than JSON. */
export function brokenJson(text: string): { line: number; column: number; message: string } | undefined {
  if (/^<{7} /m.test(text)) {
    const line = text.slice(0, text.search(/^<{7} /m)).split('\n').length;
    return { line, column: 1, message: 'A merge conflict is not resolved.' };
  }
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const position = /position (\d+)/.exec(reason)?.[1];
    const before = text.slice(0, position === undefined ? faultOf(text) : Number(position)).split('\n');
    const what = reason.replace(/ in JSON at position.*$/s, '').replace(/^(Unexpected token '.'), .*$/su, '$1');
    return {
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      message: `The file is not valid JSON: ${what}.`,
    };
  }
}

/** Where the first token stands that fits nothing: the parser, which does not say, refuses each beginning that holds it. */
function faultOf(text: string): number {
  let [fine, refused] = [0, text.length + 1];
  while (refused - fine > 1) {
    const middle = Math.floor((fine + refused) / 2);
    if (hasWrongToken(text.slice(0, middle))) refused = middle;
    else fine = middle;
  }
  return fine;
}

function hasWrongToken(beginning: string): boolean {
  try {
    JSON.parse(beginning);
    return false;
  } catch (error) {
    return error instanceof Error && error.message.startsWith('Unexpected token');
  }
}
