/**
 * The framework's development server, behind the live preview's own: on a free port that is reported to the parent
 * process, and ended with it.
 */
import { createServer } from 'node:http';
import next from 'next';

// An interrupt reaches every process of a terminal: the parent process decides.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());
const app = next({ dev: true, hostname: 'localhost' });
await app.prepare();
const server = createServer(app.getRequestHandler());
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
