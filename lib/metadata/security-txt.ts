import type { Problem } from '@/lib/content/problem';
import type { SiteConfig } from '@/lib/site/site-config';

/** The text of `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export function securityText(
  { contact, expires, languages }: NonNullable<SiteConfig['security']>,
  url: string,
): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Days before the expiry in which the check reminds of it. */
const noticeDays = 60;
const mostDays = 366;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * What is to be done about the day until which `security.txt` holds. Researchers take an expired file for an abandoned
 * one, and RFC 9116 recommends less than a year.
 */
export function securityExpiry(
  security: SiteConfig['security'],
  today: Date,
): { readonly problems: Problem[]; readonly toDos: string[] } {
  if (!security) return { problems: [], toDos: [] };
  const days = Math.floor((Date.parse(`${security.expires}T00:00:00Z`) - today.getTime()) / dayMilliseconds);
  const remedy = 'See that the address is still read, and set "security.expires" to a day within a year.';
  const message = `security.txt ${days < 0 ? 'has expired' : 'expires'} on ${security.expires}.`;
  const isWrong = days < 0 || days > mostDays;
  return {
    problems: isWrong ? [{ file: 'content/site.ts', message, remedy }] : [],
    toDos: !isWrong && days < noticeDays ? [`${message} ${remedy}`] : [],
  };
}
