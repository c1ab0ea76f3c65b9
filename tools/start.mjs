// `npm start`: installs what is needed, builds the documentation site and serves it.
import path from 'node:path';
import { ensureInstalled, fail, nx, ROOT, run, step } from './workspace.mjs';

try {
  await ensureInstalled();
  step('Building the site');
  const built = await nx(['run', 'docs-site:build']);
  if (built !== 0) process.exit(built);
  step('Serving it; stop with Ctrl+C');
  const port = process.env.PORT ? ['--port', process.env.PORT] : [];
  const bin = path.join(ROOT, 'packages/site-builder/bin/site-builder.mjs');
  process.exit(
    await run(process.execPath, [bin, 'preview', '--root', path.join(ROOT, 'apps/docs-site'), ...port]),
  );
} catch (error) {
  fail(error);
}
