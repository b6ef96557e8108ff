import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { overBudget, type PageBudget, type PageWeight, weighPage } from './page-weight';

describe('overBudget', () => {
  const budget = { html: 100, css: 50, script: 80, total: 200, requests: 5, navigation: 60 } satisfies PageBudget;
  const weight: PageWeight = { address: '/it/docs/', ...budget };

  test('[EDGE-01] a page that just keeps its budget is not over it', () => {
    expect(overBudget(weight, budget)).toEqual([]);
  });

  test.each(Object.keys(budget) as (keyof PageBudget)[])('[EDGE-01] one more in %s is over the budget', (part) => {
    const over = overBudget({ ...weight, [part]: budget[part] + 1 }, budget);
    expect(over).toEqual([`/it/docs/: ${part} ${budget[part] + 1} is over its budget of ${budget[part]}`]);
  });

  test('[EDGE-01] everything that is over is named', () => {
    expect(overBudget({ ...weight, css: 51, requests: 9 }, budget)).toEqual([
      '/it/docs/: css 51 is over its budget of 50',
      '/it/docs/: requests 9 is over its budget of 5',
    ]);
  });
});

describe('weighPage', () => {
  let out: string;

  beforeEach(() => {
    out = mkdtempSync(path.join(tmpdir(), 'weigh-'));
    mkdirSync(path.join(out, 'it'));
    writeFileSync(path.join(out, 'a.css'), 'body { margin: 0 }');
    writeFileSync(path.join(out, 'b.css'), 'main { padding: 1rem; color: rebeccapurple }');
    writeFileSync(path.join(out, 'a.js'), 'console.log(1);');
    writeFileSync(path.join(out, 'old.js'), 'var old = "for browsers that know no modules";');
  });

  afterEach(() => {
    rmSync(out, { recursive: true, force: true });
  });

  const sheet = (href: string) => `<link rel="stylesheet" href="${href}">`;

  /** Weighs a page with this address and HTML; each test has its own address, because a file is compressed once. */
  function weigh(address: string, html: string, part = ''): PageWeight {
    mkdirSync(path.join(out, address), { recursive: true });
    writeFileSync(path.join(out, address, 'index.html'), html);
    writeFileSync(path.join(out, address, 'main.txt'), part);
    return weighPage(out, address);
  }

  test('[EDGE-01] a page with nothing to load weighs what its HTML weighs, and is one request', () => {
    const weight = weigh('/it/', '<p>Testo</p>');
    expect(weight.html).toBeGreaterThan(0);
    expect(weight).toMatchObject({ address: '/it/', css: 0, script: 0, total: weight.html, requests: 1 });
  });

  test('[EDGE-01] the bytes are compressed ones', () => {
    expect(weigh('/it/', 'x'.repeat(100_000)).html).toBeLessThan(1000);
  });

  test('[EDGE-01] what a navigation fetches is weighed by itself, and is no part of the total', () => {
    const html = '<header>Sito</header><main>Testo</main>';
    const small = weigh('/it/small/', html, '<main></main>');
    const large = weigh('/it/large/', html, '<main>Testo, e un altro testo, e ancora altro testo</main>');
    expect(large.navigation).toBeGreaterThan(small.navigation);
    expect(large).toMatchObject({ total: large.html, requests: 1 });
  });

  test('[EDGE-01] stylesheets and scripts count into the total and as requests', () => {
    const weight = weigh('/it/', `${sheet('/a.css')}${sheet('/b.css')}<script src="/a.js"></script>`);
    expect(weight.css).toBeGreaterThan(0);
    expect(weight.script).toBeGreaterThan(0);
    expect(weight.total).toBe(weight.html + weight.css + weight.script);
    expect(weight.requests).toBe(4);
  });

  test('[EDGE-01] what a page names twice is loaded once', () => {
    const once = weigh('/it/once/', sheet('/a.css'));
    const twice = weigh('/it/twice/', sheet('/a.css') + sheet('/a.css'));
    expect(twice).toMatchObject({ css: once.css, requests: 2 });
  });

  test('[EDGE-01] the file is found behind a query', () => {
    const plain = weigh('/it/plain/', sheet('/a.css'));
    expect(weigh('/it/query/', sheet('/a.css?v=2')).css).toBe(plain.css);
  });

  test('[EDGE-01] a script that today’s browsers do not load weighs nothing', () => {
    expect(weigh('/it/', '<script src="/old.js" nomodule></script>')).toMatchObject({ script: 0, requests: 1 });
  });
});
