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
/** By content: a fresh checkout has other times. */
const PRETTIER_CACHE = ['--cache-strategy', 'content', '--cache-location', path.join(CACHE, 'prettier')];
const KNIP = path.join(ROOT, 'node_modules/.bin/knip');

/** Each runs even when an earlier one failed, so that one run tells all. */
const STEPS = [
  ['Format', PRETTIER, ['--check', '--log-level', 'warn', '--cache', ...PRETTIER_CACHE, '.']],
  ['Project references', NX, ['sync:check']],
  ['Unused code', KNIP, ['--no-config-hints', '--cache', '--cache-location', path.join(CACHE, 'knip')]],
  ['Lint and types', NX, ['run-many', '-t', 'lint', 'typecheck', 'api', 'packed']],
  ['Unit tests', NX, ['run-many', '-t', 'test', '--output-style=stream']],
  ['Content', NX, ['run-many', '-t', 'check', '--output-style=stream']],
  ['Build', NX, ['run', 'docs-site:build']],
  // One area after the other: each keeps both cores busy by itself.
  ['Axe over every kind of element', NX, ['run-many', '-t', 'axe', '--parallel=1', '--output-style=stream']],
  // Two at once: each waits for pages and servers half of the time.
  [
    'Journeys',
    NX,
    ['run-many', '-p', 'journeys', '-t', ...JOURNEYS, '--parallel=2', '--output-style=stream'],
  ],
  // Its workers fill both cores too: two apps at once would only make each test slower and nearer to its limits.
  [
    'Browser tests and budgets',
    NX,
    ['run-many', '-t', 'e2e', 'e2e-pages', '--parallel=1', '--output-style=stream'],
  ],
];

try {
  await ensureInstalled();
  process.env.CHROMIUM_PATH = ensureHeadless();
  clearReports();

  const failedSteps = [];
  for (const [name, command, args] of STEPS) {
    step(name);
    const known = readReports().failures.length;
    const { code, tail } = await runWithTail(command, args, TAIL);
    const hasNames = readReports().failures.length > known;
    if (code !== 0) failedSteps.push({ name, tail: hasNames ? [] : tail });
  }
  finish(failedSteps);
} catch (error) {
  fail(error);
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
