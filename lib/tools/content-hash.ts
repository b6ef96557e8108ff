import { createHash } from 'node:crypto';

/** The SHA-256 of a content, or the first of its 64 hexadecimal digits. */
export function contentHash(content: string | Uint8Array, length = 64): string {
  return createHash('sha256').update(content).digest('hex').slice(0, length);
}
