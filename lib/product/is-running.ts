import type { CampaignWindow } from './campaigns';

/** Whether a campaign runs at an instant, in milliseconds since 1970. */
export function isRunning({ start, end }: CampaignWindow, now: number): boolean {
  return now >= Date.parse(start) && now < Date.parse(end);
}
