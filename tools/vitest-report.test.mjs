import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

// Inside this folder, so that the test file finds Vitest.
const folder = mkdtempSync(path.join(import.meta.dirname, 'node_modules/.report-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a file of tests with the report. */
function reportOf(code) {
  writeFileSync(path.join(folder, 'some.test.mjs'), `import * as vitest from 'vitest';\n${code}`);
  writeFileSync(path.join(folder, 'vitest.config.mjs'), 'export default {};\n');
  const bin = path.join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
  const reporter = path.join(import.meta.dirname, 'vitest-report.mjs');
  const output = path.join(folder, 'report.json');
  const args = ['run', '--root', folder, '--reporter', reporter, '--outputFile', output];
  spawnSync(process.execPath, [bin, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(output, 'utf8'));
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0].split('\n')[0]}`),
  );
  return { passed: numPassedTests, failed: numFailedTests, names: failed };
}

const TEST = "vitest.it('is run', () => {});";

it('names what failed in the hooks of a suite', () => {
  const code = `vitest.describe('a suite', () => {
    vitest.beforeAll(() => { throw new Error('No server'); });
    ${TEST}
  });
  ${TEST}`;
  expect(reportOf(code)).toEqual({
    passed: 1,
    failed: 1,
    names: ['a suite (outside of its tests): Error: No server'],
  });
});

it('names a file that cannot be loaded', () => {
  expect(reportOf(`throw new Error('No such thing');`)).toEqual({
    passed: 0,
    failed: 1,
    names: ['the file (outside of its tests): Error: No such thing'],
  });
});

it('names an error that nobody handled', () => {
  const code = `vitest.it('leaves a promise', async () => {
    Promise.reject(new Error('Left alone'));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });`;
  expect(reportOf(code)).toEqual({ passed: 1, failed: 1, names: ['unhandled error: Error: Left alone'] });
});

it('adds nothing where all is well', () => {
  expect(reportOf(TEST)).toEqual({ passed: 1, failed: 0, names: [] });
});
