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
    const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
    const message = `The file is not valid JSON: ${reason.replace(/ in JSON at position.*$/s, '')}.`;
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message };
  }
}
