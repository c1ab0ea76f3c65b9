// `npm test`: everything that has to hold before a change lands. CI runs this and nothing else.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './browser/chromium.mjs';
import { ensureInstalled, fail, nx, ROOT, run, step } from './workspace.mjs';

const PROJECT_FOLDERS = ['packages', 'apps', 'content', '.'];
const RESULTS_FOLDER = 'test-results';

/** Each runs even when an earlier one failed, so that one run tells all. */
const STEPS = [
  [
    'Format',
    () => run(path.join(ROOT, 'node_modules/.bin/prettier'), ['--check', '--log-level', 'warn', '.']),
  ],
  ['Project references', () => nx(['sync:check'])],
  ['Lint and types', () => nx(['run-many', '-t', 'lint', 'typecheck'])],
  ['Unit tests', () => nx(['run-many', '-t', 'test', '--output-style=stream'])],
  ['Content', () => nx(['run-many', '-t', 'check', '--output-style=stream'])],
  ['Build', () => nx(['run', 'docs-site:build'])],
  // One area after the other: each keeps both cores busy by itself.
  ['Axe over every page', () => nx(['run-many', '-t', 'axe', '--parallel=1', '--output-style=stream'])],
  ['Browser tests and budgets', () => nx(['run-many', '-t', 'e2e', '--output-style=stream'])],
];

try {
  await ensureInstalled();
  process.env.CHROMIUM_PATH = ensureChromium();
  for (const file of resultFiles()) rmSync(file);

  const failedSteps = [];
  for (const [name, check] of STEPS) {
    step(name);
    if ((await check()) !== 0) failedSteps.push(name);
  }
  finish(failedSteps);
} catch (error) {
  fail(error);
}

function finish(failedSteps) {
  const { passed, failed } = countTests();
  if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
  // A step that failed without a failing test (types, lint, a crash) must not hide behind a zero.
  const failures = Math.max(failed, failedSteps.length);
  console.log(`\n${passed} passed, ${failures} failed`);
  process.exit(failures === 0 && passed > 0 ? 0 : 1);
}

/** Adds up the reports of Vitest, of the content's checks and of Playwright. Nx restores them with the results that it has in its cache. */
function countTests() {
  const totals = { passed: 0, failed: 0 };
  for (const file of resultFiles()) {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    totals.passed += report.numPassedTests ?? report.stats.expected;
    totals.failed += report.numFailedTests ?? report.stats.unexpected + report.stats.flaky;
  }
  return totals;
}

function resultFiles() {
  const folders = PROJECT_FOLDERS.flatMap((parent) =>
    readdirSync(path.join(ROOT, parent)).map((name) => path.join(ROOT, parent, name, RESULTS_FOLDER)),
  );
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
    .filter((file) => file.endsWith('.json'));
}
