const titlePart = /\btitle="([^"]*)"/;

/** Lines of a code block's `{2,4-6}`; none where there is no such part. */
export function parseMarkedLines(meta: string): Set<number> {
  const lines = new Set<number>();
  const list = /\{([\d,\s-]+)\}/.exec(meta.replace(titlePart, ''))?.[1];
  for (const part of list?.split(',') ?? []) {
    const [, from, to = from] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part) ?? [];
    for (let line = Number(from); line <= Number(to); line += 1) lines.add(line);
  }
  return lines;
}

/** The title in a code block's `title="…"`. */
export function parseCodeTitle(meta: string): string | undefined {
  return titlePart.exec(meta)?.[1];
}
