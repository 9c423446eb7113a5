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

async function attempt(step, isOnly) {
  const began = now();
  say(`\n── ${step.name}`);
  const outcome = await step.work(isOnly).catch((error) => {
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

/** The browser's tests wait a third of their time, and every step ends with a few tests that run alone: a second lane works meanwhile. */
const LANES = 2;

async function runAll(steps) {
  const results = new Map();
  const groups = groupsOf(steps);
  const isOnly = groups.length === 1;
  const runGroup = async (group) => {
    const buildFailed = results.get('build')?.passed === false;
    const runs = group.map((step) => (step.needsBuild && buildFailed ? unmet(step) : attempt(step, isOnly)));
    for (const result of await Promise.all(runs)) results.set(result.name, result);
  };
  while (groups[0]?.[0].alone) await runGroup(groups.shift());
  // Each lane takes the next group when it is through with its last one.
  const lane = async () => {
    for (let group = groups.shift(); group; group = groups.shift()) await runGroup(group);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return steps.map(({ name }) => results.get(name));
}

function report(results) {
  say('');
  for (const { name, passed, counts, seconds } of results) {
    const state = passed ? 'ok    ' : 'FAILED';
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    const figures = `${counts.passed} passed, ${counts.failed} failed${skipped}`;
    say(`${state} ${name.padEnd(11)} ${seconds.toFixed(1).padStart(6)} s   ${figures}`);
    for (const title of counts.repeated ?? []) say(`       passed at the second try: ${title}`);
    for (const title of counts.failures ?? []) say(`       failed: ${title}`);
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
