import { availableParallelism } from 'node:os';
import { findChromium } from './find-chromium.mjs';
import { findDovecot } from './find-dovecot.mjs';
import { findPgbouncer } from './find-pgbouncer.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { environment, inRoot, nodeBinary } from './paths.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';
import { jestCounts, playwrightCounts } from './test-counts.mjs';

/** Steps that meet the built product, pointless without it. */
const needsBuild = true;

/** Jest makes much that is soon thrown away: with room for it the collector has less to copy. */
const ROOM_FOR_NEW = '--max-semi-space-size=64';

async function jest(part, reportName, args, workers = availableParallelism()) {
  const report = inRoot('.tmp', `${reportName}-${process.pid}.json`);
  // By itself Jest leaves a core idle.
  const options = ['--ci', `--maxWorkers=${workers}`, '--json', `--outputFile=${report}`, ...args];
  // --json moves the whole report to the standard output, which nobody needs to see.
  const { code } = await run('/bin/sh', ['-c', 'exec jest "$@" >/dev/null', 'sh', ...options], {
    cwd: inRoot(part),
    env: environment({ NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${ROOM_FOR_NEW}`.trim() }),
  });
  return { passed: code === 0, counts: await jestCounts(report) };
}

async function api(isOnly) {
  // Jest's own processes take it from here.
  process.env.PGBOUNCER_PATH = await findPgbouncer();
  return shards('api', waiting(isOnly));
}

/** Tests that wait for servers, timers and connections leave room for more of them, most of it when nothing runs beside. */
const waiting = (isOnly) => availableParallelism() + (isOnly ? 2 : 1);

/** Several spec files in one of Jest's, since loading the modules takes longer than most of them. */
const shards = (tier, workers) => jest('backend', tier, ['--config', 'jest.shards.config.js', '--selectProjects', tier], workers);

async function browser(isOnly) {
  const report = inRoot('.tmp', `browser-${process.pid}.json`);
  const programs = { CHROMIUM_PATH: await findChromium(), DOVECOT_PATH: await findDovecot() };
  const env = environment({ ...programs, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  // Each worker waits a third of its time: three keep two cores busy, two leave the rest to what runs beside.
  const args = ['test', '--reporter=list,json', `--workers=${isOnly ? 3 : 2}`];
  const { code } = await run('playwright', args, { cwd: inRoot('frontend'), env });
  return { passed: code === 0, counts: await playwrightCounts(report) };
}

const command =
  (file, ...args) =>
  async () => ({ passed: (await run(file, args)).code === 0 });

/** The same, beside others: what it prints comes when it is over. */
const commandBeside =
  (file, ...args) =>
  async () => {
    const { code, output } = await run(file, args, { quiet: true });
    say(output.trim());
    return { passed: code === 0 };
  };

/** ESLint without the rules of the step lint-quick. */
const lint = (...args) => commandBeside('env', 'QUICK_RULES=apart-in-folders', 'eslint', ...args, '--max-warnings', '0');

async function build() {
  await ensureBuilt();
  return { passed: true };
}

/**
 * Everything that `npm test` does, in the order in which it begins: two at a time, once what is `alone` is over. `work` is told whether
 * the machine has nothing else to do, and resolves with { passed, counts? } or throws; a step that is `beside` starts together with the
 * one before it.
 */
export const testSteps = [
  // Because to check the contract takes the build, and nothing may look through the folders while it is made.
  { name: 'build', alone: true, work: build },
  // The longest begins first, so that no other waits for it in the end.
  { name: 'browser', needsBuild, work: browser },
  // Each of these keeps one core busy, most of them for a short time only.
  { name: 'format', work: commandBeside(nodeBinary(), inRoot('scripts', 'check-layout.mjs')) },
  { name: 'contract', beside: true, needsBuild, work: commandBeside(nodeBinary(), inRoot('scripts', 'contract.mjs'), '--check') },
  // Whatever oxlint can check is apart, since it takes a fraction of ESLint's time.
  { name: 'lint-quick', beside: true, work: commandBeside(nodeBinary(), inRoot('scripts', 'quick-lint.mjs')) },
  // What is left are the walls between folders, and rules of the web app. With files that no rule is left for ESLint does nothing.
  { name: 'lint', beside: true, work: lint('.', '--ignore-pattern', 'frontend') },
  { name: 'lint-web', beside: true, work: lint('frontend') },
  { name: 'typecheck', beside: true, work: commandBeside('nx', 'run-many', '-t', 'typecheck', '--output-style=static') },
  { name: 'walls', beside: true, work: commandBeside(nodeBinary(), inRoot('scripts', 'walls.mjs'), '--check') },
  { name: 'unit', work: () => shards('unit') },
  { name: 'frontend', work: () => jest('frontend', 'frontend', ['--config', 'jest.shards.config.js']) },
  { name: 'medium', needsBuild, work: (isOnly) => shards('medium', waiting(isOnly)) },
  { name: 'api', needsBuild, work: api },
  { name: 'first-load', needsBuild, work: command(nodeBinary(), inRoot('scripts', 'check-first-load.mjs')) },
  // The measurements only have to run here, so they take what is left.
  { name: 'bench', needsBuild, work: commandBeside('nice', '-n', '5', nodeBinary(), inRoot('scripts', 'bench.mjs'), '--small') },
];
