import { readHosting } from '@/lib/hosting/hosting';
import { createPreviewServer, localPort, portProblem } from '@/lib/preview/preview-server';
import '@/lib/tools/report-errors';

/** Serves the export. `npm run serve [-- folder]`; the port is `PORT`, else 3000. */
const folder = process.argv[2] ?? 'out';
readHosting(folder);
const server = createPreviewServer(folder);
server.on('error', (error) => {
  console.error(portProblem(localPort, error));
  process.exit(1);
});
server.listen(localPort, () => console.log(`Serving ${folder} on http://localhost:${localPort}`));
