import { connect } from 'node:net';
import { contentHash } from '@/lib/tools/content-hash';

/** What a host has answered. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** With 1.1 a host may send a body in pieces, which are not joined here. */
  readonly version?: '1.0' | '1.1';
}

/** Asks for a path exactly as it is written, byte for byte: every client would fix it first. */
export function askHost(
  port: number,
  path: string,
  { method = 'GET', headers = {}, version = '1.0' }: AskOptions = {},
): Promise<RawAnswer> {
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `${method} ${path} HTTP/${version}\r\nHost: localhost\r\nConnection: close\r\n${more.join('')}\r\n`;
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(request, 'utf8')));
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('error', reject);
    socket.on('end', () => {
      const answer = Buffer.concat(pieces);
      const end = answer.indexOf('\r\n\r\n');
      const [first = '', ...lines] = answer.subarray(0, end).toString('latin1').split('\r\n');
      const pairs = lines.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
      });
      const joined = new Map<string, string>();
      for (const [name, value] of pairs) joined.set(name, joined.has(name) ? `${joined.get(name)}, ${value}` : value);
      resolve({
        status: Number(first.split(' ')[1]),
        headers: Object.fromEntries(joined),
        body: answer.subarray(end + 4),
      });
    });
  });
}

/** Headers that must be the same everywhere; the others are of the connection, or name a version of a file. */
const compared = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'link',
  'location',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-robots-tag',
] as const;

/** What of an answer must be the same everywhere. The text of a redirect is for nobody. */
export function compare({ status, headers, body }: RawAnswer): Readonly<Record<string, string | number | undefined>> {
  const isRedirect = status === 308;
  return {
    status,
    body: isRedirect ? undefined : hashOf(body),
    ...Object.fromEntries(
      compared.map((name) => [name, isRedirect && name === 'content-type' ? undefined : headers[name]]),
    ),
  };
}

export const hashOf = (bytes: Buffer) => contentHash(bytes, 8);
