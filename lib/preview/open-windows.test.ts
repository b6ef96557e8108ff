import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createOpenWindows, type OpenWindows } from './open-windows';

/** A window that listens, and what it has received. */
function open(windows: OpenWindows, url: string, headers: IncomingMessage['headers'] = {}) {
  const received: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    writeHead: () => {},
    write: (text: string) => received.push(text),
  });
  windows.listen({ url, headers } as IncomingMessage, response as unknown as ServerResponse);
  return { events: () => received.slice(1), close: () => response.emit('close') };
}

test('[DOCS-10] a window that is up to date gets each change, until it is closed', () => {
  const windows = createOpenWindows();
  const { version } = windows;
  const { events, close } = open(windows, `/_preview/changes?since=${version}`);
  windows.tell('page');
  close();
  windows.tell('frame');
  expect(events()).toEqual([`id: ${version + 1}\ndata: page\n\n`]);
});

test('[DOCS-10] a window that has missed something is told at once, also when it reconnects', () => {
  const windows = createOpenWindows();
  const { version } = windows;
  windows.tell('page');
  const missed = [`id: ${version + 1}\ndata: frame\n\n`];
  expect(open(windows, `/_preview/changes?since=${version}`).events()).toEqual(missed);
  const since = `/_preview/changes?since=${version + 1}`;
  expect(open(windows, since, { 'last-event-id': String(version) }).events()).toEqual(missed);
  expect(open(windows, since).events()).toEqual([]);
});
