import { exportSite, fixtureSite, realSite } from './export-site';

const which = process.argv[2] ?? 'both';
if (which !== 'real') exportSite(fixtureSite);
if (which !== 'fixture') exportSite(realSite);
