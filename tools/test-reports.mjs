// Reads what Vitest, the content's checks and Playwright wrote about their tests. Nx restores these files with the results of its cache.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './workspace.mjs';

const PROJECT_FOLDERS = ['packages', 'apps', 'content', 'tools', '.'];
const RESULTS_FOLDER = 'test-results';
/** Characters of a failure's message that stand behind the test's name. */
const MAX_MESSAGE = 600;

/** Removes the reports of earlier runs. */
export function clearReports() {
  for (const file of reportFiles()) rmSync(file);
}

/** Counts over all reports, and the tests that failed, each as "project › test: why". A test that passes only when repeated has failed. */
export function readReports() {
  const totals = { passed: 0, failed: 0, failures: [] };
  for (const file of reportFiles()) {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    totals.passed += report.numPassedTests ?? report.stats.expected;
    totals.failed += report.numFailedTests ?? failedOf(report);
    const project = path.relative(ROOT, path.dirname(path.dirname(file)));
    totals.failures.push(...failuresOf(report).map((name) => `${project} › ${name}`));
  }
  return totals;
}

const failedOf = ({ stats, errors }) => stats.unexpected + stats.flaky + errors.length;

const failuresOf = (report) =>
  report.suites
    ? [
        ...failuresOfSuites(report.suites),
        ...report.errors.map(({ message }) => `outside of tests${why(message)}`),
      ]
    : failuresOfFiles(report.testResults ?? []);

/** Vitest's form, which the content's checks write too. */
function failuresOfFiles(files) {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) => `${path.basename(name)} › ${fullName}${why(failureMessages?.[0])}`,
      ),
  );
}

/** Playwright's form: suites in suites; the outermost are files. */
function failuresOfSuites(suites, parents = []) {
  return suites.flatMap((suite) => {
    const titles = [...parents, suite.title];
    const own = suite.specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'));
    return [
      ...own.map(
        ({ title, line, tests }) =>
          `${[...titles, title].join(' › ')} (line ${line})${why(messageOf(tests))}`,
      ),
      ...failuresOfSuites(suite.suites ?? [], titles),
    ];
  });
}

const messageOf = (tests) =>
  tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message;

/** Of a log only the end is kept: without its message, nobody can tell why a test failed on another machine. */
function why(message) {
  if (!message) return '';
  // Without colors, and without where the test runner itself was.
  const text = stripVTControlCharacters(message).split(/\n\s+at /)[0];
  return `: ${text.slice(0, MAX_MESSAGE).replaceAll('\n', '\n      ')}`;
}

function reportFiles() {
  const folders = PROJECT_FOLDERS.flatMap((parent) =>
    readdirSync(path.join(ROOT, parent)).map((name) => path.join(ROOT, parent, name, RESULTS_FOLDER)),
  );
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
    .filter((file) => file.endsWith('.json'));
}
