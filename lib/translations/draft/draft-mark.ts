/** The file up to the line that ends its front matter, and the rest. */
const head = /^(\uFEFF?---[ \t]*\r?\n[\s\S]*?\r?\n)(---[ \t]*(?:\r?\n|$)[\s\S]*)$/;
const line = /^machineDraft:.*\r?\n/m;

/** A page's file with the mark of a machine's translation that nobody has read. */
export function withDraftMark(text: string): string {
  const [, fields = '', rest = text] = head.exec(withoutDraftMark(text)) ?? [];
  return `${fields}machineDraft: true${fields.endsWith('\r\n') ? '\r\n' : '\n'}${rest}`;
}

/** A page's file without it. */
export function withoutDraftMark(text: string): string {
  const [, fields, rest = ''] = head.exec(text) ?? [];
  return fields === undefined ? text : fields.replace(line, '') + rest;
}
