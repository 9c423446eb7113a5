import { readFile, rm } from 'node:fs/promises';

async function take(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  await rm(file, { force: true });
  return text === undefined ? undefined : JSON.parse(text);
}

/** Titles of the tests of a Jest report that `isMeant` picks. */
const titlesInJest = ({ testResults }, isMeant) =>
  testResults.flatMap(({ assertionResults }) => assertionResults.filter(isMeant).map(({ fullName }) => fullName));

const isRepeated = ({ status, invocations }) => status === 'passed' && invocations > 1;

/** Files of a Jest report that could not run at all. */
const brokenFiles = ({ testResults }) =>
  testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).map(({ name }) => name);

/** Titles of the tests of a Playwright report that ended as `wanted`, each with its file. */
function titlesInPlaywright({ suites }, wanted) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...titlesInPlaywright({ suites: inner }, wanted),
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map(({ file, title }) => `${file}: ${title}`),
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
    repeated: titlesInJest(report, isRepeated),
    failures: [...titlesInJest(report, ({ status }) => status === 'failed'), ...brokenFiles(report)],
  };
}

/** Sums of a Playwright report; the report is removed. */
export async function playwrightCounts(file) {
  const report = await take(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    repeated: titlesInPlaywright(report, 'flaky'),
    failures: titlesInPlaywright(report, 'unexpected'),
  };
}
