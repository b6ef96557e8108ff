import { securityExpiry, securityText } from './security-txt';

const security = { contact: 'mailto:help@site.example', expires: '2027-10-31', languages: ['en', 'zh'] };

test('[EDGE-06] the file has the fields that RFC 9116 requires, and the site’s own address', () => {
  expect(securityText(security, 'https://site.example')).toBe(
    [
      'Contact: mailto:help@site.example',
      'Expires: 2027-10-31T00:00:00Z',
      'Preferred-Languages: en, zh',
      'Canonical: https://site.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test.each([
  ['2026-11-26', 0, 0],
  ['2027-08-20', 0, 0],
  ['2027-09-10', 0, 1],
  ['2027-10-30', 0, 1],
  ['2027-11-01', 1, 0],
  // In more than a year.
  ['2026-10-01', 1, 0],
])('[EDGE-06] on %s there are %i problems and %i reminders', (today, problems, toDos) => {
  const expiry = securityExpiry(security, new Date(`${today}T12:00:00Z`));
  expect(expiry.problems).toHaveLength(problems);
  expect(expiry.toDos).toHaveLength(toDos);
  for (const { remedy } of expiry.problems) expect(remedy).toContain('set "security.expires"');
});

test('[EDGE-06] a site that takes no reports has no file to watch', () => {
  expect(securityExpiry(undefined, new Date())).toEqual({ problems: [], toDos: [] });
});
