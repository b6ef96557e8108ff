/** The signals of a browser that its visitor wants no tracking. Not every browser knows them. */
export interface PrivacySignals {
  /** https://w3c.github.io/gpc/ */
  readonly globalPrivacyControl?: boolean;
  /** Do Not Track; the older signal. */
  readonly doNotTrack?: string | null;
}

/** Whether the browser says "no" for its visitor, so that there is nothing to ask. */
export function refusesTracking({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}
