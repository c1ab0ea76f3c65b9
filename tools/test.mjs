// `npm test`: everything that has to hold before a change lands. CI runs this and nothing else.
import path from 'node:path';
import { ensureHeadless } from './browser/chromium.mjs';
import { clearReports, readReports } from './test-reports.mjs';
import { ensureInstalled, fail, NX, ROOT, runWithTail, step } from './workspace.mjs';

/** Whole ways through a site, in their short form; CONTRIBUTING.md tells what they are. */
const JOURNEYS = [
  'reader',
  'reader-fixture',
  'deploy',
  'writer',
  'documents',
  'stranger',
  'builds',
  'adopt',
  'migrate',
];

/** Lines of a failed step that are said again at the end, where no test tells why it failed: Nx names its failed tasks there. */
const TAIL = 30;
/** What was judged before, and is as it was, is not judged again; on a fresh clone there is nothing of it. */
const CACHE = path.join(ROOT, 'node_modules/.cache');
const PRETTIER = path.join(ROOT, 'node_modules/.bin/prettier');
/** By content: a fresh checkout has other times. Under a name that Prettier, run without a cache, does not take for its own and removes. */
const PRETTIER_CACHE = [
  '--cache-strategy',
  'content',
  '--cache-location',
  path.join(CACHE, 'prettier-of-all'),
];
const KNIP = path.join(ROOT, 'node_modules/.bin/knip');

const FORMAT = ['Format', PRETTIER, ['--check', '--log-level', 'warn', '--cache', ...PRETTIER_CACHE, '.']];
const REFERENCES = ['Project references', NX, ['sync:check']];
const UNUSED = [
  'Unused code',
  KNIP,
  ['--no-config-hints', '--cache', '--cache-location', path.join(CACHE, 'knip')],
];
const LINT = ['Lint and types', NX, ['run-many', '-t', 'lint', 'typecheck', 'api', 'packed', 'fingerprint']];
const TESTS = [
  'Unit tests, content and builds',
  NX,
  ['run-many', '-t', 'test', 'check', 'build', '--output-style=stream'],
];
// One area after the other: each keeps both cores busy by itself.
const AXE = [
  'Axe over every kind of element',
  NX,
  ['run-many', '-t', 'axe', '--parallel=1', '--output-style=stream'],
];
// Each waits for pages and servers a part of its time. Browser tests, which have two workers, take turns (`browser/in-turn.mjs`).
const BROWSER = [
  'Browser tests, budgets and journeys',
  NX,
  ['run-many', '-t', 'e2e', 'e2e-pages', ...JOURNEYS, '--parallel=3', '--output-style=stream'],
];

/**
 * One group after the other; the lanes of a group run at once, and the steps of a lane in their order. Only one lane may have tasks of Nx: two runs
 * of it at once put files of one cache in the same places. Each step runs even when an earlier one failed, so that one run tells all.
 */
const GROUPS = [[[LINT], [FORMAT, REFERENCES, UNUSED]], [[TESTS]], [[AXE]], [[BROWSER]]];

try {
  await ensureInstalled();
  process.env.CHROMIUM_PATH = ensureHeadless();
  clearReports();

  const failedSteps = [];
  for (const group of GROUPS) failedSteps.push(...(await Promise.all(group.map(runLane))).flat());
  finish(failedSteps);
} catch (error) {
  fail(error);
}

/** @returns the steps that failed */
async function runLane(lane) {
  const failed = [];
  for (const [name, command, args] of lane) {
    step(name);
    const known = readReports().failures.length;
    const { code, tail } = await runWithTail(command, args, TAIL);
    const hasNames = readReports().failures.length > known;
    if (code !== 0) failed.push({ name, tail: hasNames ? [] : tail });
  }
  return failed;
}

function finish(failedSteps) {
  const { passed, failed, failures: names } = readReports();
  // Last, so that they stand in the part of a long log that is kept.
  for (const { name, tail } of failedSteps) console.log(['', `Failed: ${name}`, ...tail].join('\n'));
  for (const name of names) console.log(`  ✗ ${name}`);
  // A step that failed without a failing test (types, lint, a crash) must not hide behind a zero.
  const failures = Math.max(failed, failedSteps.length);
  console.log(`\n${passed} passed, ${failures} failed`);
  process.exit(failures === 0 && passed > 0 ? 0 : 1);
}
