// Publishes every package as `0.0.0-canary.<commit>` under the tag `canary`, and leaves the workspace as it was.
//   node tools/release/canary.mjs [--dry-run] [--registry http://127.0.0.1:4873]
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ReleaseClient } from 'nx/release/index.js';

const { values } = parseArgs({
  options: { 'dry-run': { type: 'boolean', default: false }, registry: { type: 'string' } },
});
const dryRun = values['dry-run'];
const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' }).trim();
// A number may not begin with a zero, and a commit may: the letter keeps every one valid.
const version = `0.0.0-canary.g${commit}`;
const manifests = readdirSync('packages').map((name) => path.join('packages', name, 'package.json'));
const before = manifests.map((file) => readFileSync(file));

// Plans are for releases: a canary needs none and uses none up.
const client = new ReleaseClient({ versionPlans: false });
try {
  await client.releaseVersion({
    specifier: version,
    dryRun,
    gitCommit: false,
    gitTag: false,
    stageChanges: false,
  });
  const results = await client.releasePublish({ tag: 'canary', registry: values.registry, dryRun });
  const failed = Object.entries(results).filter(([, { code }]) => code !== 0);
  for (const [project] of failed) console.error(`${project} was not published.`);
  process.exitCode = failed.length > 0 ? 1 : 0;
  if (failed.length === 0) console.log(`${dryRun ? 'Would publish' : 'Published'} ${version}`);
} finally {
  for (const [index, file] of manifests.entries()) writeFileSync(file, before[index]);
}
