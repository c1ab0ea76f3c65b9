// Builds every product of the workspace as it is at a commit, with the libraries of that commit and with the packed candidates of this
// working tree, and reports what differs: routes, HTML, sizes, and pictures of one page of each type.
//   npx nx run release:consumers --since=main [--products=docs-site] [--out=consumer-canary]
// Ends with 1 where a product cannot be built any more, or an address is gone.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConsumerWorkspace } from './consumer-workspace.mjs';
import { compareSites, isBreaking, sitesReport } from './compare-sites.mjs';
import { comparePictures } from './site-pictures.mjs';

const { values: options } = parseArgs({
  options: {
    /** Commit whose products and libraries are what users have. */
    since: { type: 'string' },
    /** Names of apps, by commas. @default all that have a `site.config.ts` */
    products: { type: 'string' },
    out: { type: 'string', default: 'consumer-canary' },
    /** Leaves the pictures out, which take the most time. */
    'no-pictures': { type: 'boolean', default: false },
  },
});
if (!options.since) {
  console.error('Say what products have now: --since=v1.2.0, or --since=main.');
  process.exit(2);
}

const out = path.resolve(options.out);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const workspace = new ConsumerWorkspace(options.since);
try {
  const products = options.products?.split(',') ?? workspace.products();
  const failuresBefore = workspace.build(products, path.join(out, 'before'));
  workspace.takeCandidates();
  const failures = workspace.build(products, path.join(out, 'after'));
  const results = [];
  for (const product of products) {
    const [before, after] = ['before', 'after'].map((name) => path.join(out, name, product));
    const result = { product, failureBefore: failuresBefore.get(product), failure: failures.get(product) };
    results.push(result);
    if (result.failureBefore !== undefined || result.failure !== undefined) continue;
    result.site = compareSites(before, after);
    const folder = path.join(out, 'pictures', product);
    result.pictures = options['no-pictures']
      ? []
      : await comparePictures(path.join('apps', product), { before, after, folder });
  }
  const report = sitesReport(options.since, results);
  writeFileSync(path.join(out, 'report.md'), report);
  console.log(report);
  process.exitCode = results.some(isBreaking) ? 1 : 0;
} finally {
  workspace.remove();
}
