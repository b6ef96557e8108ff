import { feedbackSlot } from '@/lib/browser/settings/storage-slot';
import { type Report, sendReport } from '@/lib/product/feedback/report';

/** A report that could not be sent, with its key: the backend may have received it. */
interface KeptReport {
  readonly report: Report;
  readonly key: string;
}

/** More are not kept: who writes that many offline is told so, and nothing grows without end. */
const mostKept = 20;

/** Keeps a report in the browser. @returns whether it could be kept */
export function keepReport(report: Report, key: string): boolean {
  const kept = readKept().filter((other) => other.key !== key);
  return kept.length < mostKept && feedbackSlot.set(JSON.stringify([...kept, { report, key }]));
}

let sending: Promise<number> | undefined;

/**
 * Sends what has been kept, in order, until the service cannot be reached. A report that the service refuses is given
 * up: it would never be accepted. Two tabs may send the same one; its key makes that harmless.
 *
 * @returns how many were accepted
 */
export function sendKept(url: string): Promise<number> {
  sending ??= sendAll(url).finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll(url: string): Promise<number> {
  let accepted = 0;
  for (const { report, key } of readKept()) {
    const answer = await sendReport(url, report, key);
    if (!answer.ok && answer.kind !== 'invalid') break;
    if (answer.ok) accepted += 1;
    else console.warn('A report was refused.', report);
    const rest = readKept().filter((other) => other.key !== key);
    if (rest.length > 0) feedbackSlot.set(JSON.stringify(rest));
    else feedbackSlot.remove();
  }
  return accepted;
}

/** What is kept; storage may hold anything. */
function readKept(): readonly KeptReport[] {
  try {
    const kept: unknown = JSON.parse(feedbackSlot.get() ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptReport {
  const { report, key } = (value ?? {}) as Partial<KeptReport>;
  return typeof key === 'string' && typeof report === 'object' && report !== null;
}
