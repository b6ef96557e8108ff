import { type ComponentName, componentSchemas, suggestName, titledSections } from './component-schemas';

const names = Object.keys(componentSchemas) as ComponentName[];

/** Problems of a component's properties, as `property: reason`. */
function faults(name: ComponentName, props: Record<string, string>): string[] {
  const result = componentSchemas[name].safeParse(props);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('properties of components', () => {
  test.each(names)('[DOCS-10] <%s> refuses a property that it does not know', (name) => {
    expect(faults(name, { onclick: 'alert(1)' }).join('\n')).toContain('"onclick"');
  });

  test.each<[ComponentName, Record<string, string>]>([
    ['Admonition', { type: 'tip', title: 'Good to know' }],
    ['Tabs', { group: 'browser-2' }],
    ['Tab', { value: 'chrome', label: 'Chrome' }],
    ['Bilingual', { source: 'Hello', target: 'Ciao', targetLang: 'it', display: 'wavy' }],
    ['Card', { title: 'Usage' }],
    ['Hero', { title: 'Read', pair: '読む', pairLang: 'ja' }],
    ['Feature', { title: 'Subtitles', media: 'subtitles', href: '/f-video-subtitle-translate/', label: 'See' }],
    ['Notice', { title: 'Closed', date: '2025-09-15' }],
    ['CallToAction', { title: 'Start', href: '/download/', label: 'Add to browser' }],
    ['PlatformButtons', { platforms: 'chrome edge, zip' }],
    ['RoleTable', {}],
    ['RoleTable', { features: 'pdfPro, sharing' }],
    ['QrCodes', { platforms: 'ios,android' }],
    ['CopyAddress', { value: 'chrome://extensions' }],
    ['SupportedSites', { topic: 'video' }],
    ['Moment', { time: '23:59', title: 'Night' }],
    ['Lesson', { title: 'Install', minutes: '5', href: '/download/' }],
  ])('[DOCS-09] <%s> takes %j', (name, props) => {
    expect(faults(name, props)).toEqual([]);
  });

  test.each<[ComponentName, Record<string, string>, string]>([
    ['Admonition', { type: 'caution' }, 'type'],
    ['Admonition', {}, 'type'],
    ['Tabs', { group: 'My Browser' }, 'group'],
    ['Tab', { value: 'a b', label: 'Chrome' }, 'value'],
    ['Tab', { value: 'chrome' }, 'label'],
    ['Keys', { combo: ' ' }, 'combo'],
    ['Details', {}, 'summary'],
    ['Bilingual', { source: 'a', target: 'b', targetLang: 'zh_CN' }, 'targetLang'],
    ['Bilingual', { source: 'a', target: 'b', targetLang: 'it', display: 'blink' }, 'display'],
    ['Hero', { title: 'Read', pair: '読む', pairLang: '' }, 'pairLang'],
    ['Section', { title: '' }, 'title'],
    ['Feature', { title: 'Radio', media: 'radio' }, 'media'],
    ['Fact', { value: '100+' }, 'label'],
    ['Notice', { title: 'Closed', date: '15 September 2025' }, 'date'],
    ['CallToAction', { title: 'Start', label: 'Add' }, 'href'],
    ['PlatformButtons', { platforms: 'chrome netscape' }, 'platforms'],
    ['RoleTable', { features: 'teleport' }, 'features'],
    ['QrCodes', {}, 'platforms'],
    ['QrCodes', { platforms: 'ios,symbian' }, 'platforms'],
    ['CopyAddress', { value: ' ' }, 'value'],
    ['SupportedSites', { topic: 'radio' }, 'topic'],
    ['SupportedSites', {}, 'topic'],
    ['Moment', { time: '8:00', title: 'Morning' }, 'time'],
    ['Moment', { time: '24:00', title: 'Midnight' }, 'time'],
    ['Lesson', { title: 'Install', minutes: 'five', href: '/download/' }, 'minutes'],
    ['Lesson', { title: 'Install', minutes: '5' }, 'href'],
  ])('[DOCS-10] <%s> with %j is told that "%s" is wrong', (name, props, property) => {
    expect(faults(name, props)).toEqual([expect.stringMatching(new RegExp(`^${property}: .+`))]);
  });
});

test('[DOCS-10] a name that is none of the known ones is told which those are', () => {
  expect(faults('QrCodes', { platforms: 'ios symbian' })).toEqual([
    'platforms: names "symbian", which is none of chrome, edge, firefox, safari, ios, android, userscript, zip',
  ]);
});

describe('addresses', () => {
  test.each(['/docs/usage/', '#install', 'https://example.org/', 'mailto:a@example.org', '{pricingUrl}'])(
    '[DOCS-10] a card may lead to %s',
    (href) => {
      expect(faults('Card', { title: 'Card', href })).toEqual([]);
    },
  );

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'http://example.org/',
    'docs/usage/',
    '',
  ])('[DOCS-10] a card may not lead to "%s"', (href) => {
    expect(faults('Card', { title: 'Card', href })).toEqual(['href: must begin with /, #, https:// or mailto:']);
  });
});

describe('names', () => {
  test.each(Object.keys(titledSections) as (keyof typeof titledSections)[])(
    '[DOCS-05] <%s>, whose title is a heading, cannot be without one',
    (name) => {
      expect(faults(name, {}).some((fault) => fault.startsWith('title: '))).toBe(true);
    },
  );

  test.each([
    ['card', ' Did you mean <Card>?'],
    ['ADMONITION', ' Did you mean <Admonition>?'],
    ['Step', ' Did you mean <Steps>?'],
    ['Facts', ' Did you mean <Facts>?'],
    ['Heros', ' Did you mean <Hero>?'],
    ['Iframe', ''],
  ])('[DOCS-10] who writes <%s> reads "%s"', (name, hint) => {
    expect(suggestName(name, names)).toBe(hint);
  });
});
