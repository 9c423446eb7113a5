// npm test [-- --only unit,api]: every check and test; exit status 0 only if all ran and passed.
import './lib/require-node.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { main } from './lib/main.mjs';
import { say } from './lib/say.mjs';

// Jest and React choose by it; the tests mean neither production nor anything else inherited.
delete process.env.NODE_ENV;
// The tests with processes, sockets or a browser try once more what failed; the report names what needed it.
process.env.SECOND_TRY = '1';

const now = () => performance.now();

function chosen(steps) {
  const at = process.argv.indexOf('--only');
  if (at < 0) return steps;
  const names = (process.argv[at + 1] ?? '').split(',').filter(Boolean);
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (names.length === 0 || unknown.length > 0) {
    throw new Error(`--only takes some of ${steps.map((step) => step.name).join(',')}`);
  }
  return steps.filter((step) => names.includes(step.name));
}

async function attempt(step) {
  const began = now();
  say(`\n── ${step.name}`);
  const outcome = await step.work().catch((error) => {
    say(error.message);
    return { passed: false };
  });
  // A check without tests of its own counts as one.
  const counts = outcome.counts ?? { passed: Number(outcome.passed), failed: Number(!outcome.passed), skipped: 0 };
  const passed = outcome.passed && counts.skipped === 0;
  return { name: step.name, passed, counts, seconds: (now() - began) / 1000 };
}

/** Steps that start together. */
function groupsOf(steps) {
  const groups = [];
  for (const step of steps) {
    if (step.beside && groups.length > 0) groups.at(-1).push(step);
    else groups.push([step]);
  }
  return groups;
}

const unmet = ({ name }) => ({ name, passed: false, counts: { passed: 0, failed: 1, skipped: 0 }, seconds: 0 });

async function runAll(steps) {
  const results = [];
  for (const group of groupsOf(steps)) {
    const buildFailed = results.some(({ name, passed }) => name === 'build' && !passed);
    const runs = group.map((step) => (step.needsBuild && buildFailed ? unmet(step) : attempt(step)));
    results.push(...(await Promise.all(runs)));
  }
  return results;
}

function report(results) {
  say('');
  for (const { name, passed, counts, seconds } of results) {
    const state = passed ? 'ok    ' : 'FAILED';
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    const figures = `${counts.passed} passed, ${counts.failed} failed${skipped}`;
    say(`${state} ${name.padEnd(11)} ${seconds.toFixed(1).padStart(6)} s   ${figures}`);
    for (const title of counts.repeated ?? []) say(`       passed at the second try: ${title}`);
  }
  const sum = (key) => results.reduce((total, { counts }) => total + counts[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}\n`);
}

main(async () => {
  await ensureInstalled();
  // Loaded only now: before the packages are there some of its imports would fail.
  const { testSteps } = await import('./lib/test-steps.mjs');
  const results = await runAll(chosen(testSteps));
  report(results);
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
});
