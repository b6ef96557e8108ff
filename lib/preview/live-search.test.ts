import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLiveSearch } from './live-files';

let folder: string;
let server: Server;
let url: string;
let written: number;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'live-search-'));
  written = 0;
  mkdirSync(path.join(folder, 'en', 'search'), { recursive: true });
  const search = createLiveSearch(folder, async () => {
    written += 1;
    writeFileSync(path.join(folder, 'en', 'search', 'index.json'), `{"made":${written}}`);
  });
  server = createServer((request, response) => {
    if (request.url === '/changed') search.outdate();
    if (!search.answer(request, response)) response.writeHead(204).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true });
});

const get = async (address: string) => {
  const response = await fetch(url + address);
  return { status: response.status, text: await response.text() };
};

test('the index of the live preview is made when somebody searches, and once for each state of the content', async () => {
  const both = await Promise.all([get('/en/search/index.json'), get('/en/search/index.json')]);
  expect(both.map(({ text }) => text)).toEqual(['{"made":1}', '{"made":1}']);
  await get('/changed');
  expect(written).toBe(1);
  expect((await get('/en/search/index.json')).text).toBe('{"made":2}');
});

test('what is no file of the search is left alone, and one that does not exist is not found', async () => {
  expect((await get('/')).status).toBe(204);
  expect((await get('/_site/../../secret.json')).status).toBe(204);
  expect((await get('/_site/search-words.0123.json')).status).toBe(404);
});
