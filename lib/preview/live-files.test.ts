import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answerWithLiveFile } from './live-files';

let folder: string;
let server: Server;
let url: string;

beforeAll((done) => {
  folder = mkdtempSync(path.join(tmpdir(), 'live-files-'));
  mkdirSync(path.join(folder, 'files', 'en', 'docs'), { recursive: true });
  writeFileSync(path.join(folder, 'files', 'en', 'docs', 'häufig.md'), '# 常见问题');
  writeFileSync(path.join(folder, 'secret.md'), 'secret');
  server = createServer((request, response) => {
    if (!answerWithLiveFile(path.join(folder, 'files'), request, response)) response.writeHead(204).end();
  }).listen(0, '127.0.0.1', () => {
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    done();
  });
});

afterAll((done) => {
  rmSync(folder, { recursive: true });
  server.close(done);
});

test('[ROUTE-05] the live preview sends a page’s Markdown', async () => {
  const response = await fetch(`${url}/en/docs/h%C3%A4ufig.md`);
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(await response.text()).toBe('# 常见问题');
});

test.each(['/en/docs/nothing.md', '/llms.txt'])('[ROUTE-05] %s is not found', async (address) => {
  expect((await fetch(url + address)).status).toBe(404);
});

test.each(['/events', '/..%2fsecret.md', '/en/docs/..%2f..%2f..%2fsecret.md', '/%zz.md'])(
  '[ROUTE-05] %s is no file of these',
  async (address) => {
    expect((await fetch(url + address)).status).toBe(204);
  },
);
