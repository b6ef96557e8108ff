import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMDX } from 'fumadocs-mdx/next';

const root = path.dirname(fileURLToPath(import.meta.url));

export default createMDX()({
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  // Not the project above, whose lock file it would find.
  turbopack: { root },
});
