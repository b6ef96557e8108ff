import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Looks whether a server can listen on a port, before the work that it is for.
 *
 * @throws naming the port and the remedy
 */
export async function requireFreePort(port: number): Promise<void> {
  const server = createServer();
  try {
    await once(server.listen(port), 'listening');
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`The preview server could not start on port ${port}: ${reason}. Set PORT to another one.`);
  } finally {
    server.close();
  }
}
