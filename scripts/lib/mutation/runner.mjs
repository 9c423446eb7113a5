import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { runCLI } from 'jest';

import { dropProgress, shared, takeUpProgress } from './findings.mjs';

/**
 * Stryker's test runner for this repository: the first run already tries every change (`environment.mjs`), so that asking for one
 * afterwards is only looking it up. Stryker's own runner starts Jest for each change, which took hours for the whole domain.
 */
class RepeatingRunner {
  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun() {
    takeUpProgress();
    const { results } = await runCLI(
      { config: 'jest.mutation.config.js', runInBand: true, silent: true, reporters: [], passWithNoTests: true, _: [], $0: 'jest' },
      [process.cwd()],
    );
    const broken = results.testResults.find(({ testExecError }) => testExecError);
    if (broken) return { status: DryRunStatus.Error, errorMessage: `${broken.testFilePath}: ${broken.testExecError.message}` };
    const found = shared();
    if (found.tests.every(({ failure }) => failure === null)) dropProgress();
    if (found.unsteady.length > 0) process.stderr.write(`These tests keep something from run to run:\n  ${found.unsteady.join('\n  ')}\n`);
    return { status: DryRunStatus.Complete, tests: found.tests.map(testResult), mutantCoverage: found.coverage };
  }

  mutantRun({ activeMutant }) {
    const { noticed, tests } = shared();
    const by = noticed.get(activeMutant.id);
    if (by === undefined) return { status: MutantRunStatus.Survived, nrOfTests: tests.length };
    return { status: MutantRunStatus.Killed, killedBy: [by], failureMessage: by, nrOfTests: tests.length };
  }
}

function testResult({ failure, ...test }) {
  return failure === null ? { ...test, status: TestStatus.Success } : { ...test, status: TestStatus.Failed, failureMessage: failure };
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'repeating', RepeatingRunner)];
