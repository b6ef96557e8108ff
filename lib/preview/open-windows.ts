import type { IncomingMessage, ServerResponse } from 'node:http';

/** What has changed: the text of pages, or also what is around it. */
type ChangeKind = 'frame' | 'page';

/** The windows that show the preview, which follow changes by events of the server. */
export interface OpenWindows {
  /** Counts changes. */
  readonly version: number;
  tell(kind: ChangeKind): void;
  /** Sends a window each change from now on, and at once that it has missed some. */
  listen(request: IncomingMessage, response: ServerResponse): void;
}

export function createOpenWindows(): OpenWindows {
  const listeners = new Set<ServerResponse>();
  // Two previews have no version in common: a window may have been open before this one started.
  let version = Date.now();
  // A window that reconnects sends the version that it received last.
  const eventOf = (kind: ChangeKind) => `id: ${version}\ndata: ${kind}\n\n`;
  return {
    get version() {
      return version;
    },
    tell(kind) {
      version += 1;
      for (const listener of listeners) listener.write(eventOf(kind));
    },
    listen({ url = '', headers }, response) {
      const seen = headers['last-event-id'] ?? new URLSearchParams(url.split('?')[1]).get('since');
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('retry: 1000\n\n');
      if (seen !== String(version)) response.write(eventOf('frame'));
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    },
  };
}
