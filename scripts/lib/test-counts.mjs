import { readFile, rm } from 'node:fs/promises';

async function take(file) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  await rm(file, { force: true });
  return text === undefined ? undefined : JSON.parse(text);
}

/** Sums of a Jest report; the report is removed. A suite that could not run counts as one failed test. */
export async function jestCounts(file) {
  const report = await take(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Sums of a Playwright report; the report is removed. */
export async function playwrightCounts(file) {
  const report = await take(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}
