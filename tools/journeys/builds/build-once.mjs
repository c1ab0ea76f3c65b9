// node build-once.mjs ROOT: compiles and builds a site in one process of its own, which knows nothing of the builds before it but what is on disk.
import { buildSite, compileArea, formatDiagnostics, loadSite, SiteError } from '@org/site-builder';

process.env.NODE_ENV = 'production';
const { JOIN, MASK } = process.env;
let threads = 0;
process.on('worker', () => threads++);
if (MASK) process.umask(Number(MASK));
try {
  const site = await loadSite(process.argv[2] ?? '.');
  for (const { dir } of site.config.areas) await compileArea(site, dir);
  const { report, isUnchanged } = await buildSite(site, undefined, JOIN ? { join: JOIN } : {});
  console.log(JSON.stringify({ ...report.work, isUnchanged, threads }));
} catch (error) {
  console.error(error instanceof SiteError ? formatDiagnostics(error.diagnostics) : error);
  process.exitCode = 1;
}
