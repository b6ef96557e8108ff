import type { Problem } from '@/lib/content/problem';

/** Where an address is linked from. */
type Place = Pick<Problem, 'file' | 'line' | 'column'>;

export interface PlacedLink extends Place {
  readonly href: string;
}

export interface LinkReport {
  /** Number of different addresses. */
  readonly asked: number;
  /** Links that lead to nothing. */
  readonly problems: readonly Problem[];
  /** Links that could not be judged: the host refuses programs, has a failure, or is too slow. */
  readonly unsure: readonly string[];
}

interface AskOptions {
  /** Names the program to the hosts. */
  readonly userAgent: string;
  /** Milliseconds between two requests to one host. */
  readonly pause?: number;
  /** Milliseconds that an answer may take. */
  readonly patience?: number;
}

/** More would be a mistake in the sources, and a burden for others. */
const mostAddresses = 3_000;
const hostsAtOnce = 8;
const attempts = 3;
/** Milliseconds that a host may ask to be left alone; it is not asked again where it wants more. */
const longestWait = 60_000;

interface Verdict {
  readonly kind: 'found' | 'gone' | 'unsure';
  readonly reason: string;
  /** The host itself: its other addresses need not be asked for. */
  readonly isUnreachable?: boolean;
}

/**
 * Links to other sites in a source that is no page: texts in quotes which are an address. Those with a placeholder are filled in by the
 * site.
 */
export function linksInSource(file: string, text: string): PlacedLink[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/(['"`])(https?:\/\/[^'"`\s{}<>]+)\1/g)].map(([, , href = '']) => ({
      file,
      line: index + 1,
      href,
    })),
  );
}

/**
 * Asks for every address outside of this site once. Hosts are asked side by side, but each for one address after another, with pauses;
 * what fails is tried again.
 *
 * @throws where there are too many addresses, or no host at all can be reached
 */
export async function checkExternalLinks(
  links: readonly PlacedLink[],
  ownOrigin: string,
  options: AskOptions,
): Promise<LinkReport> {
  const places = new Map<string, PlacedLink[]>();
  for (const link of links) {
    if (!URL.canParse(link.href)) continue;
    const url = new URL(link.href);
    if (!/^https?:$/.test(url.protocol) || url.origin === ownOrigin) continue;
    url.hash = '';
    places.set(url.href, [...(places.get(url.href) ?? []), link]);
  }
  if (places.size > mostAddresses) {
    throw new Error(`${places.size} addresses are more than ${mostAddresses}: is something generating them?`);
  }
  const verdicts = await askAll([...places.keys()], options);
  if (places.size > 1 && [...verdicts.values()].every(({ isUnreachable }) => isUnreachable)) {
    throw new Error('No host can be reached: is there a network, and a name server?');
  }
  const judged = (kind: Verdict['kind']) =>
    [...verdicts].flatMap(([address, verdict]) =>
      verdict.kind === kind ? [{ address, reason: verdict.reason, at: places.get(address) ?? [] }] : [],
    );
  return {
    asked: places.size,
    problems: judged('gone').flatMap(({ address, reason, at }) =>
      at.map(({ file, line, column }) => ({
        file,
        ...(line === undefined ? {} : { line }),
        ...(column === undefined ? {} : { column }),
        message: `The link ${address} leads to nothing (${reason}).`,
        remedy: 'Link to where it has gone, or remove it.',
      })),
    ),
    unsure: judged('unsure').map(
      ({ address, reason, at }) => `${address} (${reason}), in ${at[0]?.file}:${at[0]?.line ?? 1}`,
    ),
  };
}

async function askAll(addresses: readonly string[], options: AskOptions): Promise<Map<string, Verdict>> {
  const byHost = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    byHost.set(host, [...(byHost.get(host) ?? []), address]);
  }
  const verdicts = new Map<string, Verdict>();
  const hosts = [...byHost.values()];
  const askNext = async () => {
    for (let own = hosts.pop(); own; own = hosts.pop()) {
      let last: Verdict | undefined;
      for (const address of own) {
        last = last?.isUnreachable ? last : await askPatiently(address, options);
        verdicts.set(address, last);
        if (!last.isUnreachable) await wait(options.pause ?? 1_000);
      }
    }
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, askNext));
  return new Map([...verdicts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

const unreachable: ReadonlySet<string> = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

async function askPatiently(address: string, options: AskOptions): Promise<Verdict> {
  const pause = options.pause ?? 1_000;
  let verdict: Verdict = { kind: 'unsure', reason: '' };
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const answer = await ask(address, options);
    verdict = answer.verdict;
    if (verdict.kind === 'found' || answer.isFinal || attempt === attempts) break;
    const demanded = answer.retryAfter ?? pause * 2 ** attempt;
    if (demanded > longestWait) break;
    await wait(demanded);
  }
  return verdict;
}

interface Attempt {
  readonly verdict: Verdict;
  /** Another attempt would be answered alike. */
  readonly isFinal: boolean;
  /** Milliseconds. */
  readonly retryAfter?: number | undefined;
}

async function ask(address: string, { userAgent, patience = 20_000 }: AskOptions): Promise<Attempt> {
  const send = (method: string) =>
    fetch(address, {
      method,
      headers: { 'user-agent': userAgent, accept: 'text/html,*/*;q=0.8' },
      signal: AbortSignal.timeout(patience),
    });
  try {
    let answer = await send('HEAD');
    // Many servers answer only what browsers ask.
    if (!answer.ok) answer = await send('GET');
    await answer.body?.cancel();
    const { status } = answer;
    if (answer.ok) return { verdict: { kind: 'found', reason: '' }, isFinal: true };
    // A second look at what is not there: a server that is being deployed to says so too.
    if (status === 404 || status === 410)
      return { verdict: { kind: 'gone', reason: `${status}` }, isFinal: status === 410 };
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    return {
      verdict: { kind: 'unsure', reason: `${status}` },
      isFinal: status < 500 && status !== 429,
      ...(seconds >= 0 ? { retryAfter: seconds * 1_000 } : {}),
    };
  } catch (error) {
    const code = codeOf(error);
    const isUnknown = code === 'ENOTFOUND';
    const verdict: Verdict = {
      kind: isUnknown ? 'gone' : 'unsure',
      reason: isUnknown ? 'there is no such host' : code,
      isUnreachable: unreachable.has(code),
    };
    return { verdict, isFinal: false };
  }
}

/** What has stopped a request: a code of the system or of TLS, such as `CERT_HAS_EXPIRED`. */
function codeOf(error: unknown): string {
  const { name, message, cause } = error as Error & { readonly cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return 'no answer in time';
  return cause?.code ?? cause?.message ?? message;
}
