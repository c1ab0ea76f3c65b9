// Model and pages of large OpenAPI documents. Usage: node tools/bench/openapi/bench.mjs [more documents …]
// Needs builds: npx tsc-native --build packages/openapi-renderer/tsconfig.lib.json packages/content-pipeline/tsconfig.lib.json
// A real one: npm pack @octokit/openapi@23.0.2, and package/generated/api.github.com.json of what is in it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { apiDocument } from './document.mjs';

/** Of each operation, which makes 20 MB of a thousand. */
const PARAGRAPHS = 106;

const folder = mkdtempSync(path.join(os.tmpdir(), 'openapi-bench-'));
try {
  console.log(`Node ${process.version}, ${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`);
  console.log('1,000 operations', buildOnce(generated(1000)));
  console.log('1,000 operations in 20 MB', buildOnce(generated(1000, PARAGRAPHS)));
  for (const file of process.argv.slice(2)) console.log(path.basename(file), buildOnce(file));
} finally {
  rmSync(folder, { recursive: true });
}

function generated(operations, paragraphs = 1) {
  const file = path.join(folder, `${operations}-${paragraphs}.json`);
  writeFileSync(file, JSON.stringify(apiDocument(operations, paragraphs)));
  return file;
}

function buildOnce(file) {
  const script = path.join(import.meta.dirname, 'build-once.mjs');
  return JSON.parse(execFileSync(process.execPath, [script, file], { encoding: 'utf8' }));
}
