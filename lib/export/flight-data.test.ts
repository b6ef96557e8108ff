import fc from 'fast-check';
import { omitFromFlight, omitFromScript } from './flight-data';

/** Inline scripts as the framework writes them: a list that is made once, and pieces of the stream pushed to it. */
function scriptOf(...pieces: string[]): string {
  const pushes = pieces.map((piece) => `self.__next_f.push([1,${JSON.stringify(piece).replaceAll('<', '\\u003c')}])`);
  return ['(self.__next_f=self.__next_f||[]).push([0])', ...pushes].join(';\n');
}

/** The stream that the framework reads when the script has run. */
function streamOf(script: string): string {
  const page: { __next_f?: [number, string?][] } = {};
  new Function('self', script)(page);
  return (page.__next_f ?? []).map(([kind, piece]) => (kind === 1 ? piece : '')).join('');
}

const bytes = (text: string) => new TextEncoder().encode(text).length;

const textRow = (id: string, text: string) => `${id}:T${bytes(text).toString(16)},${text}`;

/** The stream after the texts which the document holds have been left out. */
function shorten(stream: string, ...document: string[]): string {
  return streamOf(omitFromScript(scriptOf(stream), { isInDocument: (text) => document.includes(text) }));
}

describe('omitFromScript', () => {
  test('[EDGE-01] empties a text that the document holds', () => {
    expect(shorten(textRow('1a', '<p>A long text.</p>'), '<p>A long text.</p>')).toBe('1a:""\n');
  });

  test('[EDGE-01] asks for each text as it is in the document', () => {
    const asked: string[] = [];
    omitFromScript(scriptOf(textRow('1', '<p class="a">"1"\n</p>') + textRow('2', 'Two')), {
      isInDocument: (text) => {
        asked.push(text);
        return true;
      },
    });
    expect(asked).toEqual(['<p class="a">"1"\n</p>', 'Two']);
  });

  test.each([
    ['umlauts', '<p>Häufige Fragen über größere Äpfel</p>'],
    ['Chinese', '<p>双语对照翻译</p>'],
    ['Hindi', '<p>द्विभाषी अनुवाद</p>'],
    ['signs beyond the basic plane', '<p>𠮷野家 👩‍👩‍👧</p>'],
    ['lines', '<pre>1:"a"\n2:T3,abc\r\n</pre>\n'],
  ])('[EDGE-01] finds the end of a text of %s, and the row behind it', (_, text) => {
    expect(shorten(`${textRow('2', text)}0:["$","div",null,{}]\n`, text)).toBe('2:""\n0:["$","div",null,{}]\n');
  });

  test('[EDGE-01] keeps a text that the document does not hold', () => {
    const stream = `${textRow('1', 'in the document')}${textRow('2', 'elsewhere, 别处')}3:[]\n`;
    expect(shorten(stream, 'in the document')).toBe(`1:""\n${textRow('2', 'elsewhere, 别处')}3:[]\n`);
  });

  test('[EDGE-01] leaves rows alone that only look like texts', () => {
    const stream = `1:["2:T3,abc"]\n:HL["/a.css","style"]\n4:I[123,["5:T2,ab"],"T1,"]\n${textRow('6', 'gone')}`;
    expect(shorten(stream, 'gone', 'abc', 'ab')).toBe(
      '1:["2:T3,abc"]\n:HL["/a.css","style"]\n4:I[123,["5:T2,ab"],"T1,"]\n6:""\n',
    );
  });

  test('[EDGE-01] joins a text that comes in several pieces', () => {
    const stream = `0:{}\n${textRow('1', '<p>双语</p>')}2:[]\n`;
    const script = scriptOf(...(stream.match(/.{1,3}/gsu) ?? []));
    expect(streamOf(omitFromScript(script, { isInDocument: (text) => text === '<p>双语</p>' }))).toBe(
      '0:{}\n1:""\n2:[]\n',
    );
  });

  test('[EDGE-01] gives a script with no flight data back as it is', () => {
    const script = 'document.documentElement.dataset.theme="light";self.__next_f=[]';
    expect(omitFromScript(script, { isInDocument: () => true })).toBe(script);
  });

  test('[EDGE-01] gives a script back as it is where the document holds none of its texts', () => {
    const script = scriptOf('0:{}\n', textRow('1', 'elsewhere'));
    expect(omitFromScript(script, { isInDocument: () => false })).toBe(script);
  });

  test('[EDGE-01] keeps what else the scripts of the page do, in its order', () => {
    const script = [
      'log.push("first")',
      scriptOf(textRow('1', 'gone')),
      'log.push("second")',
      scriptOf('2:[]\n'),
      'log.push("third") // no semicolon',
    ].join(';\n');
    const log: string[] = [];
    new Function('self', 'log', omitFromScript(script, { isInDocument: () => true }))({}, log);
    expect(log).toEqual(['first', 'second', 'third']);
  });

  test('[EDGE-01] a style sheet that stands in every page is not asked for any more', () => {
    const link = (href: string) =>
      `["$","link","0",{"rel":"stylesheet","href":"${href}","precedence":"next","crossOrigin":"$undefined","nonce":"$undefined"}]`;
    const stream = `:HL["/a.css","style"]\n:HL["/b.css","style"]\n1:[${link('/a.css')},${link('/b.css')}]\n${textRow('2', link('/a.css'))}`;
    const omitted = omitFromFlight(stream, { isInDocument: () => false, styles: '/a.css' });
    expect(omitted).toBe(`:HL["/b.css","style"]\n1:[null,${link('/b.css')}]\n${textRow('2', link('/a.css'))}`);
  });

  test('[ROUTE-06] a soft navigation carries no tags for search engines and social networks', () => {
    const title = '["$","title","0",{"children":"A"}]';
    const canonical = '["$","link","3",{"rel":"canonical","href":"https://site.example/en/a/"}]';
    const crawlers = [
      '["$","link","4",{"rel":"alternate","hrefLang":"de","href":"https://site.example/de/a/"}]',
      '["$","meta","5",{"property":"og:title","content":"A"}]',
      '["$","meta","6",{"name":"twitter:card","content":"summary"}]',
    ];
    const repeated = '["$","meta","7",{"name":"twitter:title","content":"A"}]';
    const body = '1:["$","p",null,{"property":"og:title","children":"stays"}]\n';
    const stream = `${body}14:[${[title, ...crawlers, repeated, canonical].join(',')}]\n`;
    const omission = { isInDocument: () => false };
    expect(omitFromFlight(stream, { ...omission, markupOf: () => undefined })).toBe(
      `${body}14:[${title},${canonical}]\n`,
    );
    // In the page itself they are, and nothing is said twice.
    expect(omitFromFlight(stream, omission)).toBe(stream.replace(`,${repeated}`, ''));
  });

  test('[ROUTE-06] nor where their list is so long that its end is in other rows', () => {
    const title = '["$","title","0",{"children":"A"}]';
    const stream = `14:[${title},"$L4f","$L50"]\n4f:["$","meta","46",{"name":"twitter:title","content":"A"}]\n50:["$","link","52",{"rel":"icon","href":"/i.svg"}]\n`;
    const navigation = omitFromFlight(stream, { isInDocument: () => false, markupOf: () => undefined });
    expect(navigation).toBe(
      `14:[${title},"$L4f","$L50"]\n4f:null\n50:["$","link","52",{"rel":"icon","href":"/i.svg"}]\n`,
    );
  });

  test('[ROUTE-06] a soft navigation carries no navbar, menu and footer, and what others name stays', () => {
    const stream = [
      '1:"$Sreact.fragment"\n',
      '2e:["$","script",null,{"type":"application/ld+json","dangerouslySetInnerHTML":{"__html":"{}"}}]\n',
      '3:I[1,["a.js"],"Boundary"]\n',
      '0:{"t":["$","$1","c",{"notFound":[[["$","title",null,{}],["$","div",null,{"children":[]}]],[]],"forbidden":"$undefined","children":["$L7","$Lb","$L2e"]}]}\n',
      'b:["$","div",null,{"children":["$L17",["$","$L3",null,{"children":"$20"}]]}]\n',
      '17:["$","a",null,{"href":"/en/docs/","children":"Docs"}]\n',
      textRow('20', '<p>"$L99"</p>'),
      '7:["$","html",null,{"lang":"en","children":["$L36","$L17","$L38"]}]\n',
      '36:["$","li","a",{"children":["$","a",null,{"href":"/en/","children":"$L37"}]}]\n',
      '37:["$","svg",null,{}]\n',
      '38:null\n',
    ];
    const kept = stream
      .map((row) =>
        row.replace(/^(7|2e):.*/, '$1:null').replace(/"notFound":\[.*?\]\],\[\]\]/, '"notFound":"$undefined"'),
      )
      .filter((row) => !/^3[678]:/.test(row));
    const omission = { isInDocument: () => false };
    expect(omitFromFlight(stream.join(''), { ...omission, markupOf: () => undefined })).toBe(kept.join(''));
    expect(omitFromFlight(stream.join(''), omission)).toContain('7:["$","html"');
  });

  test('[EDGE-01] the framework’s own "not found" page is in no data: the site has its own', () => {
    const notFound = '[[["$","title",null,{}],["$","div",null,{"children":[]}]],[]]';
    const of = (page: string) => `0:{"t":["$","$1","c",{"notFound":${page},"forbidden":"$undefined"}]}\n`;
    expect(omitFromFlight(of(notFound), { isInDocument: () => false })).toBe(of('"$undefined"'));
  });

  const importRow = '3:I[30883,["$2f"],"StaticPart"]\n';

  test('[EDGE-01] what is in static parts of the page stands in the document alone', () => {
    const stream = [
      importRow,
      '4:I[1,["$2f"],"Boundary"]\n',
      '0:{"t":["$","$1","c",{"children":["$L7","$Lb"]}]}\n',
      'b:["$","div",null,{"children":[["$","$L3","k",{"as":"nav","name":"a","id":"list","children":["$L17",["$","p",null,{}]]}],["$","$L4",null,{"children":"$L18"}]]}]\n',
      '17:["$","a",null,{"children":"$L19"}]\n',
      '18:["$","b",null,{"children":"$L20"}]\n',
      '19:["$","svg",null,{}]\n',
      '20:null\n',
      '7:["$","body",null,{"children":["$","$L3",null,{"as":"header","id":"top","children":["$L20","$L19"]}]}]\n',
    ];
    expect(omitFromFlight(stream.join(''), { isInDocument: () => false })).toBe(
      [
        ...stream.slice(0, 3),
        'b:["$","div",null,{"children":[["$","$L3","k",{"as":"nav","name":"a","id":"list"}],["$","$L4",null,{"children":"$L18"}]]}]\n',
        stream[5],
        stream[7],
        '7:["$","body",null,{"children":["$","$L3",null,{"as":"header","id":"top"}]}]\n',
      ].join(''),
    );
    expect(omitFromFlight(stream.join(''), { isInDocument: () => false, markupOf: () => undefined })).toBe(
      stream.join(''),
    );
  });

  test('[ROUTE-06] a soft navigation has static parts as the markup of its document', () => {
    const stream = [
      importRow,
      '0:{"t":["$","$L3","k",{"as":"nav","className":"list","name":"a","children":["$L17"]}]}\n',
      '17:["$","a",null,{"children":"One"}]\n',
    ];
    const omission = {
      isInDocument: () => false,
      markupOf: (className: string) => (className === 'list' ? '<a>"One"</a>' : undefined),
    };
    expect(omitFromFlight(stream.join(''), omission)).toBe(
      `${importRow}0:{"t":["$","$L3","k",{"as":"nav","className":"list","name":"a","markup":"<a>\\"One\\"</a>"}]}\n`,
    );
  });

  test('[EDGE-01] where another part of the page is named by the way to what is in one, all stays', () => {
    const stream = `${importRow}b:["$","$L3",null,{"id":"a","children":["$","p",null,{"style":{}}]}]\n0:["$b:props:children:props:style","$Lb"]\n`;
    expect(omitFromFlight(stream, { isInDocument: () => false })).toBe(stream);
  });

  test('[ROUTE-06] where the page names a part of them, they stay', () => {
    const stream = '0:{"t":["$L7","$7:props:lang"]}\n7:["$","html",null,{"lang":"en"}]\n';
    expect(omitFromFlight(stream, { isInDocument: () => false, markupOf: () => undefined })).toBe(stream);
  });

  test('[EDGE-01] the rest could still stand in a page: no text can end the script', () => {
    const script = omitFromScript(scriptOf(`1:"</script>"\n${textRow('2', 'gone')}`), { isInDocument: () => true });
    expect(script).not.toContain('</script');
    expect(streamOf(script)).toBe('1:"</script>"\n2:""\n');
  });
});

const id = fc.integer({ min: 0, max: 0xfff }).map((number) => number.toString(16));

/** Text as a page may hold it. A mark of byte order at its beginning is none that a page holds. */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('\n', '"', '\\', '<', ',', ':', 'T', '1', 'a', 'é', '语', '𠮷', ' ') }),
    fc
      .array(fc.constantFrom('1:T3,abc', '\n2:T1,a', '</script>', '\r\n', '双语', ';;'), { maxLength: 6 })
      .map((parts) => parts.join('')),
  )
  .filter((value) => !value.startsWith('\uFEFF'));

const otherRow = fc.oneof(
  fc.tuple(id, text).map(([row, value]) => `${row}:${JSON.stringify([value, { children: '$L1' }])}\n`),
  fc.tuple(id, text).map(([row, value]) => `${row}:I${JSON.stringify([row, [value]])}\n`),
  text.map((value) => `:HL${JSON.stringify([value, 'style'])}\n`),
);

const row = fc.oneof(
  otherRow.map((before) => ({ before, after: before })),
  fc.tuple(id, text, fc.boolean()).map(([name, value, held]) => {
    // The mark says whose text the document holds.
    const whole = `${held ? 'held' : 'kept'} ${value}`;
    return { before: textRow(name, whole), after: held ? `${name}:""\n` : textRow(name, whole) };
  }),
);

describe('omitFromScript, for thousands of streams', () => {
  test('[EDGE-01] every row but the texts of the document survives byte for byte, however the stream is cut', () => {
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 8 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
        (rows, cuts) => {
          const characters = [...rows.map(({ before }) => before).join('')];
          const pieces: string[] = [];
          for (let at = 0, turn = 0; at < characters.length; turn += 1) {
            const length = cuts[turn % cuts.length] ?? 1;
            pieces.push(characters.slice(at, at + length).join(''));
            at += length;
          }
          const shorter = omitFromScript(scriptOf(...pieces), { isInDocument: (whole) => whole.startsWith('held ') });
          expect(streamOf(shorter)).toBe(rows.map(({ after }) => after).join(''));
        },
      ),
      { numRuns: 2000 },
    );
  });
});
