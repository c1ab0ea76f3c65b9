// The JSON report of Vitest, with what fails outside of tests. Vitest's own leaves it out: the tests of a suite whose "beforeAll" fails
// are "skipped" there, and no message says why.
import { JsonReporter } from 'vitest/node';

export default class JsonReport extends JsonReporter {
  #outside = [];

  async onTestRunEnd(modules, unhandledErrors) {
    this.#outside = [
      ...modules.flatMap((module) => [
        ...failureOf(module, module.relativeModuleId),
        ...[...module.children.allSuites()].flatMap((suite) => failureOf(suite, module.relativeModuleId)),
      ]),
      ...unhandledErrors.map((error) => toFailure('unhandled error', error.VITEST_TEST_PATH ?? '', [error])),
    ];
    await super.onTestRunEnd(modules);
  }

  /** @param {string} text what Vitest would write */
  async writeReport(text) {
    const report = JSON.parse(text);
    report.testResults.push(...this.#outside);
    report.numFailedTests += this.#outside.length;
    report.numTotalTests += this.#outside.length;
    await super.writeReport(JSON.stringify(report));
  }
}

/** Of a suite or a module: of its hooks, or of its import. */
function failureOf(suite, file) {
  const errors = suite.errors();
  const name = suite.type === 'suite' ? suite.fullName : 'the file';
  return errors.length === 0 ? [] : [toFailure(`${name} (outside of its tests)`, file, errors)];
}

/** As Vitest writes a file with one failed test. */
const toFailure = (fullName, file, errors) => ({
  name: file,
  status: 'failed',
  message: '',
  assertionResults: [
    {
      fullName,
      title: fullName,
      ancestorTitles: [],
      status: 'failed',
      failureMessages: errors.map(({ stack, message }) => stack ?? message),
    },
  ],
});
