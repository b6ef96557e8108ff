import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chatProvider, chatSettings } from './chat-provider';
import type { DraftUnit } from './draft-page';

type Answer = (response: ServerResponse, texts: Record<string, string>, request: IncomingMessage) => void;

let server: Server;
let asked: { readonly body: { messages: { role: string; content: string }[] }; readonly key?: string }[] = [];
let answers: Answer[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const body = JSON.parse(text);
      asked.push({ body, key: request.headers.authorization });
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      answer?.(response, JSON.parse(body.messages[1].content), request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const json = (response: ServerResponse, content: string) =>
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ choices: [{ message: { content } }] }));
const italian = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, `it: ${text}`]));
const right: Answer = (response, texts) => json(response, JSON.stringify(italian(texts)));
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(code, headers).end('busy');

const unit = (id: string, text: string): DraftUnit => ({ id, kind: 'p', text, terms: [`${text} → ${id}`] });
const units = [unit('p-1', 'One'), unit('p-2', 'Two')];

function ask(answer: readonly Answer[], list = units, timeout = '5', signal = new AbortController().signal) {
  answers = [...answer];
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1/chat/completions`;
  const settings = chatSettings({ DRAFT_API_URL: url, DRAFT_API_KEY: 'k', DRAFT_MODEL: 'm', DRAFT_TIMEOUT: timeout });
  return chatProvider(settings)(list, { from: 'en', to: 'it', glossary: [], signal });
}

describe('[LOC-14] a chat endpoint', () => {
  test('is asked with the key, the languages and the terms, and gives a text for each unit', async () => {
    expect(await ask([right])).toEqual(['it: One', 'it: Two']);
    expect(asked[0]?.key).toBe('Bearer k');
    expect(asked[0]?.body).toMatchObject({ model: 'm', temperature: 0 });
    expect(asked[0]?.body.messages[0]?.content).toMatch(/from English to Italian[\s\S]*One → p-1\nTwo → p-2/);
  });

  test('may put its texts into a block of code', async () => {
    const fenced: Answer = (response, texts) => json(response, `\`\`\`json\n${JSON.stringify(italian(texts))}\n\`\`\``);
    expect(await ask([fenced])).toEqual(['it: One', 'it: Two']);
  });

  test('is asked for so many texts at once', async () => {
    const many = Array.from({ length: 45 }, (_, index) => unit(`p-${index}`, `Text ${index}`));
    expect(await ask([right], many)).toEqual(many.map(({ text }) => `it: ${text}`));
    expect(asked).toHaveLength(3);
    const long = [unit('p-1', 'a'.repeat(5000)), unit('p-2', 'b')];
    expect(await ask([right], long)).toHaveLength(2);
    expect(asked).toHaveLength(5);
  });

  test('that is busy is asked again, when it says', async () => {
    expect(await ask([status(429, { 'retry-after': '0' }), right])).toEqual(['it: One', 'it: Two']);
    const now = new Date().toUTCString();
    expect(await ask([status(503, { 'retry-after': now }), right])).toEqual(['it: One', 'it: Two']);
  });

  test.each<[string, readonly Answer[], RegExp]>([
    ['stays busy', [status(429, { 'retry-after': '0' })], /status 429 \(try again in 0 s\), asked for "p-1", "p-2"\.$/],
    [
      'wants to be left alone for an hour',
      [status(429, { 'retry-after': '3600' })],
      /status 429 \(try again in 3600 s\)/,
    ],
    ['fails', [status(500, { 'retry-after': '0' })], /answers with status 500/],
    ['does not know the key', [status(401)], /answers with status 401, asked for "p-1", "p-2"/],
    ['leads elsewhere', [status(302, { location: 'https://else.example/' })], /cannot be asked/],
    ['breaks off', [(response) => response.destroy()], /cannot be asked/],
    [
      'shows a page to log in',
      [(response) => response.setHeader('content-type', 'text/html').end('<!doctype html><title>Log in</title>')],
      /the answer is no chat completion \("<!doctype html><title>Log in<\/title>"\), asked for "p-1", "p-2"/,
    ],
    ['has no choices', [(response) => response.end('{"choices":[]}')], /no chat completion/],
    ['chats', [(response) => json(response, 'Of course! Here it is.')], /no JSON object of texts \("Of course!/],
    ['gives numbers', [(response) => json(response, '{"p-1": 1, "p-2": 2}')], /no JSON object of texts/],
    ['leaves one out', [(response) => json(response, '{"p-1": "Uno"}')], /left out "p-2"/],
    ['gives one empty', [(response) => json(response, '{"p-1": "Uno", "p-2": " "}')], /left out "p-2"/],
    ['adds one', [(response) => json(response, '{"p-1": "Uno", "p-2": "Due", "p-3": "Tre"}')], /added "p-3"/],
  ])('that %s is refused, with the units', async (_, answer, reason) => {
    await expect(ask(answer)).rejects.toThrow(reason);
  });

  test('that never answers is given up, and so is one at an interruption', async () => {
    await expect(ask([() => undefined], units, '0.1')).rejects.toThrow(/gives no answer within 0.1 s, asked for "p-1"/);
    const interrupt = new AbortController();
    const waiting = ask([() => interrupt.abort()], units, '5', interrupt.signal);
    await expect(waiting).rejects.toThrow(/interrupted/);
  });
});
