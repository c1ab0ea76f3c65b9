// The reference of the same OpenAPI document: ours as it is built in this workspace, and pages of Redoc and Scalar.
import { copyFileSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { writeFile as write } from '../write-file.mjs';
import { installOnce, run } from './site-folder.mjs';

const DOCUMENT = 'content/openapi/reference.yaml';
const RIVALS = [
  {
    name: 'Redoc',
    package: 'redoc@2.5.1',
    script: 'redoc/bundles/redoc.standalone.js',
    body: '<redoc spec-url="/reference.yaml"></redoc><script src="/script.js"></script>',
  },
  {
    name: 'Scalar',
    package: '@scalar/api-reference@1.40.0',
    script: '@scalar/api-reference/dist/browser/standalone.js',
    body: '<script id="api-reference" data-url="/reference.yaml"></script><script src="/script.js"></script>',
  },
];

/** What is looked at, by the name of its row. */
export const API_SHOT = { name: 'API' };

/**
 * @param {{ folder: string, root: string, keep: boolean }} place where sites go, the workspace, and whether what was built before will do
 * @returns {{ name: string, shots: object[], build: () => string }[]} sites to look at, each with the page of one operation where it has one
 */
export function apiSites({ folder, root, keep }) {
  const own = {
    name: 'ours',
    shots: [{ ...API_SHOT, address: '/openapi/' }],
    build: () => ownSite(root, keep),
  };
  const rivals = RIVALS.map((rival) => ({
    name: rival.name,
    shots: [{ ...API_SHOT, address: '/' }],
    build: () => rivalSite(rival, folder, root),
  }));
  return [own, ...rivals];
}

/** docs-site, of which the task runner knows whether it is up to date. */
function ownSite(root, keep) {
  const output = path.join(root, 'apps/docs-site/dist');
  if (!keep || !existsSync(output)) run(['npx', 'nx', 'run', 'docs-site:build'], root);
  return output;
}

function rivalSite({ name, package: wanted, script, body }, folder, root) {
  const place = path.join(folder, name.toLowerCase());
  const output = path.join(place, 'site');
  installOnce(place, [wanted]);
  mkdirSync(output, { recursive: true });
  copyFileSync(path.join(root, DOCUMENT), path.join(output, 'reference.yaml'));
  cpSync(path.join(place, 'node_modules', script), path.join(output, 'script.js'));
  // Scripts alone do not begin a body, and Scalar's asks for it.
  const head = `<meta charset="utf-8"><title>${name}</title>`;
  write(
    output,
    'index.html',
    `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>\n`,
  );
  return output;
}
