/**
 * The framework's development server, behind the live preview's own: on a port that is free, known to the process that
 * has started this one, and ended with it.
 */
import { createServer } from 'node:http';
import next from 'next';

// An interrupt reaches every process of a terminal: the one that has started this one decides.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
const app = next({ dev: true, hostname: 'localhost' });
await app.prepare();
const server = createServer(app.getRequestHandler());
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
