/** Name of the session's cookie; its value is not read. */
const sessionCookie = 'immersive_translate_token';

/** Page of the account application, on the same origin: never prefixed, prefetched or routed by the client. */
export const profilePath = '/profile/';

/** Whether `user_info` in storage describes a subscription; invalid data does not (PRO-01). */
export function isSubscriber(userInfo: string | undefined): boolean {
  if (userInfo === undefined) return false;
  try {
    const info: unknown = JSON.parse(userInfo);
    if (typeof info !== 'object' || info === null || !('subscription' in info)) return false;
    const { subscription } = info;
    return (
      typeof subscription === 'object' &&
      subscription !== null &&
      'subscriptionStatus' in subscription &&
      subscription.subscriptionStatus === 'active'
    );
  } catch {
    return false;
  }
}

/** Whether `document.cookie` contains a session. */
export function hasSession(cookies: string): boolean {
  return cookies.split(';').some((cookie) => {
    const [name, value = ''] = cookie.trim().split('=');
    return name === sessionCookie && value !== '';
  });
}

export interface Visit {
  readonly userInfo: string | undefined;
  /** Route of the page, without its locale. */
  readonly route: string;
  readonly isSafari: boolean;
}

/** Whether the Pro badge is shown: not to subscribers, not on the pricing page, not in Safari (PRO-01). */
export function showsProBadge({ userInfo, route, isSafari }: Visit): boolean {
  return !isSafari && route !== '/pricing/' && !isSubscriber(userInfo);
}
