import type { ProblemKind } from './port';

/** Problems after which nobody knows whether the backend has done what it was asked. */
const uncertain: ReadonlySet<ProblemKind> = new Set(['offline', 'timeout', 'server', 'malformed', 'aborted']);

/**
 * Keys by which the backend knows a change that it hears of again. A try whose outcome is unknown keeps its key as long as
 * it asks for the same; after a clear answer the next try is a new one.
 */
export function createKeys(newKey: () => string = randomKey) {
  let open: { readonly content: string; readonly key: string } | undefined;
  return {
    keyFor(content: string): string {
      if (open?.content !== content) open = { content, key: newKey() };
      return open.key;
    },
    /** @param problem what the try ended with, where it was no success */
    settle(problem: ProblemKind | undefined): void {
      if (problem === undefined || !uncertain.has(problem)) open = undefined;
    },
  };
}

/** Works on insecure origins too, where `crypto.randomUUID` is missing. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
