import { readFile, rm } from 'node:fs/promises';

async function take(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  await rm(file, { force: true });
  return text === undefined ? undefined : JSON.parse(text);
}

/** Tests of a Jest report that passed only at their second try. */
const repeatedInJest = ({ testResults }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status, invocations }) => status === 'passed' && invocations > 1).map(({ fullName }) => fullName),
  );

/** The same of a Playwright report. */
function repeatedInPlaywright({ suites }) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...repeatedInPlaywright({ suites: inner }),
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ]);
}

/** Sums of a Jest report; the report is removed. A suite that could not run counts as one failed test. */
export async function jestCounts(file) {
  const report = await take(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    repeated: repeatedInJest(report),
  };
}

/** Sums of a Playwright report; the report is removed. */
export async function playwrightCounts(file) {
  const report = await take(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped, repeated: repeatedInPlaywright(report) };
}
