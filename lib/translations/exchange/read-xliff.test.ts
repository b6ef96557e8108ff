import { formatProblem } from '@/lib/content/problem';
import { readXliff } from './read-xliff';

const xliff = (units: string) =>
  `<?xml version="1.0"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="it">
<file id="f" original="docs/a.mdx">${units}</file>
</xliff>`;

function read(text: string) {
  const result = readXliff('a.xlf', text);
  return Array.isArray(result) ? result.map(formatProblem) : result;
}

/** The segments of a file with one unit. */
function segments(content: string, data = '') {
  const result = read(xliff(`<unit id="u"><originalData>${data}</originalData>${content}</unit>`));
  return Array.isArray(result) ? result : result.units[0]?.segments;
}

describe('readXliff', () => {
  test('marks are what they stand for, in any of the forms that tools give them', () => {
    const data = '<data id="a">[</data><data id="b">](/x/)</data><data id="c">`c`</data>';
    const source = '<source>S</source>';
    const texts = [
      '<pc id="1" dataRefStart="a" dataRefEnd="b">l <ph id="2" dataRef="c"/></pc>',
      '<sc id="1" dataRef="a"/>l <ph id="2" dataRef="c"/><ec startRef="1" dataRef="b"/>',
      '<mrk id="m" type="term"><pc id="1" dataRefStart="a" dataRefEnd="b">l <!-- x --><![CDATA[`c`]]></pc></mrk>',
    ];
    for (const text of texts) {
      expect(segments(`<segment>${source}<target>${text}</target></segment>`, data)).toEqual([
        { source: 'S', target: '[l `c`](/x/)' },
      ]);
    }
  });

  test('a segment without a target has none, and what lies between segments is its own translation', () => {
    expect(segments('<segment><source>A.</source></segment><ignorable><source> </source></ignorable>')).toEqual([
      { source: 'A.' },
      { source: ' ', target: ' ' },
    ]);
  });

  test('units in groups are found, and line ends of Windows are those of the source', () => {
    const text = xliff('<group id="g"><unit id="u"><segment><source>a\nb</source></segment></unit></group>');
    expect(read(text.replaceAll('\n', '\r\n'))).toMatchObject({ units: [{ id: 'u', segments: [{ source: 'a\nb' }] }] });
  });

  test.each([
    ['is cut off', xliff('').slice(0, -8), 'a.xlf:3: The XML is broken: unclosed xml tag(s): xliff. Ask for'],
    ['has a tag too many', xliff('<unit id="u"></segment></unit>'), 'Opening and ending tag mismatch'],
    ['has an unknown entity', xliff('<unit id="u">&nbsp;</unit>'), 'entity not found:&nbsp;'],
    ['is empty', '', 'a.xlf:1: The XML is broken: missing root element.'],
    ['is no XML', 'Dear agency', 'The XML is broken'],
    [
      'defines entities',
      `<!DOCTYPE x [<!ENTITY a "b">]>${xliff('')}`,
      'a.xlf:1: The XML is broken: it has a document type',
    ],
  ])('a file that %s is broken', (_, text, message) => {
    expect(read(text)).toEqual([expect.stringContaining(message)]);
  });

  test.each([
    ['XLIFF 1.2', '<xliff version="1.2"/>', 'This is XLIFF 1.2, not XLIFF 2.0. Save the translation as XLIFF 2.0.'],
    ['something else', '<html/>', 'This is <html>, not XLIFF 2.0.'],
    ['no page', '<xliff version="2.0"/>', 'The file holds 0 <file> elements, not one.'],
    ['two pages', '<xliff version="2.0"><file/><file/></xliff>', 'The file holds 2 <file> elements, not one.'],
  ])('%s is named', (_, text, message) => {
    expect(read(text)).toEqual([expect.stringContaining(message)]);
  });

  test('a mark around nothing is named with its unit', () => {
    const target = '<target>A <pc id="1" dataRefStart="a" dataRefEnd="a"></pc></target>';
    expect(segments(`<segment><source>A</source>${target}</segment>`, '<data id="a">**</data>')).toEqual([
      expect.stringContaining('a.xlf:3: Unit "u": the mark <pc id="1"> has no words inside.'),
    ]);
  });

  test('an element that is none of a text is named with its unit', () => {
    expect(segments('<segment><source>A</source><target><b>A</b></target></segment>')).toEqual([
      'a.xlf:3: Unit "u": <b> is no element of a text. Ask for the file anew, or export the page again.',
    ]);
  });
});
