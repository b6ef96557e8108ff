import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** Serves an export under a prefix that it was not built for. @returns its origin, and what ends it */
export async function serveUnder(folder: string, prefix: string): Promise<{ origin: string; close: () => void }> {
  const files = sirv(folder, { dev: true });
  const server = createServer((request, response) => {
    if (!request.url?.startsWith(prefix)) {
      response.writeHead(404).end('Not found');
      return;
    }
    request.url = request.url.slice(prefix.length - 1);
    files(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
