// Reads what Vitest, the content's checks and Playwright wrote about their tests. Nx restores these files with the results of its cache.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './workspace.mjs';

const PROJECT_FOLDERS = ['packages', 'apps', 'content', 'tools', '.'];
const RESULTS_FOLDER = 'test-results';

/** Removes the reports of earlier runs. */
export function clearReports() {
  for (const file of reportFiles()) rmSync(file);
}

/** Counts over all reports, and the tests that failed, each as "project › test". A test that passes only when repeated has failed. */
export function readReports() {
  const totals = { passed: 0, failed: 0, failures: [] };
  for (const file of reportFiles()) {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    totals.passed += report.numPassedTests ?? report.stats.expected;
    totals.failed += report.numFailedTests ?? report.stats.unexpected + report.stats.flaky;
    const project = path.relative(ROOT, path.dirname(path.dirname(file)));
    totals.failures.push(...failuresOf(report).map((name) => `${project} › ${name}`));
  }
  return totals;
}

const failuresOf = (report) =>
  report.suites ? failuresOfSuites(report.suites) : failuresOfFiles(report.testResults ?? []);

/** Vitest's form, which the content's checks write too. */
function failuresOfFiles(files) {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${path.basename(name)} › ${fullName}`),
  );
}

/** Playwright's form: suites in suites; the outermost are files. */
function failuresOfSuites(suites, parents = []) {
  return suites.flatMap((suite) => {
    const titles = [...parents, suite.title];
    const own = suite.specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'));
    return [
      ...own.map(({ title, line }) => `${[...titles, title].join(' › ')} (line ${line})`),
      ...failuresOfSuites(suite.suites ?? [], titles),
    ];
  });
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
