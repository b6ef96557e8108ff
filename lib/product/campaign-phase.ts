/** Time window of a campaign: from `start` until before `end`. ISO instants with their zone. */
export interface CampaignWindow {
  readonly start: string;
  readonly end: string;
}

export type CampaignPhase = 'before' | 'running' | 'after';

/** @param now milliseconds since 1970 */
export function campaignPhase({ start, end }: CampaignWindow, now: number): CampaignPhase {
  if (now < Date.parse(start)) return 'before';
  return now < Date.parse(end) ? 'running' : 'after';
}

/** Milliseconds until the phase changes; `undefined` after the end. */
export function untilNextPhase({ start, end }: CampaignWindow, now: number): number | undefined {
  const next = [start, end].map(Date.parse).find((instant) => instant > now);
  return next === undefined ? undefined : next - now;
}
