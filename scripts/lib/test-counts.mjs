import { readFile, rm } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

async function take(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  await rm(file, { force: true });
  return text === undefined ? undefined : JSON.parse(text);
}

/** Enough to see what was expected and found, without the whole report. */
const LINES_OF_AN_ERROR = 6;

/** A title, and below it how the test's error begins; terminal colors and empty lines are left out. */
function withError(title, error = '') {
  const lines = stripVTControlCharacters(error)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [title, ...lines.slice(0, LINES_OF_AN_ERROR).map((line) => `    ${line.slice(0, 200)}`)].join('\n         ');
}

/** The tests of a Jest report that `isMeant` picks. */
const testsInJest = ({ testResults }, isMeant) => testResults.flatMap(({ assertionResults }) => assertionResults.filter(isMeant));

const isFailed = ({ status }) => status === 'failed';
const isRepeated = ({ status, invocations }) => status === 'passed' && invocations > 1;

/** Files of a Jest report that could not run at all. */
const brokenFiles = ({ testResults }) =>
  testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).map(({ name }) => name);

/** The tests of a Playwright report that ended as `wanted`: each with its file, its title and how its error begins. */
function testsInPlaywright({ suites }, wanted) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...testsInPlaywright({ suites: inner }, wanted),
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ results }) => withError(`${file}: ${title}`, results.flatMap(({ errors }) => errors)[0]?.message)),
    ),
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
    repeated: testsInJest(report, isRepeated).map(({ fullName, retryReasons }) => withError(fullName, retryReasons?.[0])),
    failures: [
      ...testsInJest(report, isFailed).map(({ fullName, failureMessages }) => withError(fullName, failureMessages[0])),
      ...brokenFiles(report),
    ],
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
    repeated: testsInPlaywright(report, 'flaky'),
    failures: testsInPlaywright(report, 'unexpected'),
  };
}
