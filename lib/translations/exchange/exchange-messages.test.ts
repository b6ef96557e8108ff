import { formatProblem } from '@/lib/content/problem';
import { edited, site } from '@/lib/testing/exchange-site';
import { stampOfMessage } from '../ledger';
import { exportLocale, importLocale } from './exchange';

describe('messages', () => {
  const messages = {
    en: '{"nav": {"docs": "Docs", "year": "© {year} <b>us</b>"}, "count": "{n, plural, one {# page} other {# pages}}"}',
    it: '{"nav": {"year": "© {year} <b>noi</b>"}, "count": "{n, plural, one {# pagina} other {# pagine}}"}',
  };
  const exchange = site({ messages, messageStamps: new Map([['nav.year', stampOfMessage('© {year} <b>us</b>')]]) });
  const isWanted = (name: string) => name === 'messages.json';
  const text = exportLocale(exchange, { isWanted }).files[0]?.text ?? '';
  const translated = text.replace('<source>Docs</source>', '<source>Docs</source><target>Guida</target>');

  test('are units by their keys, with placeholders as marks and plurals as they are', () => {
    expect(text.match(/<unit id="\S+" name="\S+">/g)).toEqual([
      expect.stringMatching(/"nav\.docs-\w{8}" name="nav\.docs"/),
      expect.stringMatching(/"nav\.year-\w{8}" name="nav\.year"/),
      expect.stringMatching(/"count-\w{8}" name="count"/),
    ]);
    expect(text.match(/state="\w+"/g)).toEqual(['state="initial"', 'state="reviewed"', 'state="translated"']);
    expect(text).toContain('<data id="d1">{year}</data>');
    expect(text).toContain('<target>{n, plural, one {# pagina} other {# pagine}}</target>');
  });

  test('come back to where the source has them', () => {
    const { files } = importLocale(exchange, [{ file: 'messages.xlf', text: translated }]);
    expect(files).toMatchObject([{ file: 'messages/it.json' }]);
    expect(JSON.parse(files[0]?.text ?? '')).toEqual({
      nav: { docs: 'Guida', year: '© {year} <b>noi</b>' },
      count: '{n, plural, one {# pagina} other {# pagine}}',
    });
    expect(Object.keys(JSON.parse(files[0]?.text ?? '').nav)).toEqual(['docs', 'year']);
  });

  test('are refused with lost placeholders, and where they are no messages', () => {
    const wrong = edited(edited(translated, '>Guida<', '>Guida {year}<'), '# pagine}}', '# pagine}');
    const { files, problems } = importLocale(exchange, [{ file: 'messages.xlf', text: wrong }]);
    expect(files).toEqual([]);
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(/Unit "nav\.docs-\w{8}": The placeholders are not those of the source \(added: \{year\}\)/),
      expect.stringMatching(/Unit "count-\w{8}": The target is no valid ICU message: /),
    ]);
  });
});
