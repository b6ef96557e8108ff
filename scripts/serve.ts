import { readHosting } from '@/lib/hosting/hosting';
import { createPreviewServer } from '@/lib/preview/preview-server';

/** Serves the export. `npm run serve [-- folder]`; the port is `PORT`, else 3000. */
const folder = process.argv[2] ?? 'out';
try {
  readHosting(folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const port = Number(process.env.PORT ?? 3000);
const server = createPreviewServer(folder);
server.on('error', (error) => {
  console.error(`The preview server could not start on port ${port}: ${error.message}. Set PORT to another one.`);
  process.exit(1);
});
server.listen(port, () => console.log(`Serving ${folder} on http://localhost:${port}`));
