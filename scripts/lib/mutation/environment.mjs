import { relative } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';

import { keepProgress, shared } from './findings.mjs';
import { testsToTry } from './tests-to-try.mjs';

/** A changed line may be reached this many times as often as before, or this long; more is a loop that does not end. */
const HIT_FACTOR = 10;
const SOME_HITS = 100;
const LOOP_MS = 1_000;
const TIME_FACTOR = 10;
/** The clock is looked at once in so many places that changed code comes by. */
const PLACES = 256;
/** A promise is given up after so many rounds of the event loop; in each, all that was ready has run. */
const ROUNDS = 30;
const ROUND_MS = 100;
/** A test is repeated for so long, in time of the processor: one that goes through thousands of cases cannot try every change. */
const REPEATED_MS = 4_000;
/** A change is given up after so long, in one test after the other; half of it in one file, so that another one gets its turn. */
const TRIED_MS = Number(process.env.MUTATION_TRIED_MS ?? 2_000);
/** After so long what was found is kept, for a run that is stopped. */
const KEPT_MS = 2_000;
/** More places than any room has changes. */
const CHANGES = 20_000;

/** Milliseconds of the processor that this process took: beside other work a change gets no fewer tries. */
function spentMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** What Stryker's code counts into: while a file is loaded and in a test, or, while a change is tried, only to stop in time. */
class Coverage {
  perTest = {};
  loaded = {};
  until = null;
  places = 0;
  unread = new Uint32Array(CHANGES);

  /** Read at each place that the code comes by outside of a test's first run. */
  get static() {
    if (this.until === null) return this.loaded;
    this.places += 1;
    if (this.places % PLACES === 0 && spentMs() > this.until) throw new Error('The code did not come to an end.');
    return this.unread;
  }
}

/** The hooks around a test, the outermost `beforeEach` first and the outermost `afterEach` last. */
function hooksOf(test) {
  const blocks = [];
  for (let block = test.parent; block; block = block.parent) blocks.unshift(block);
  const named = (order, type) => order.flatMap(({ hooks }) => hooks.filter((hook) => hook.type === type));
  return { before: named(blocks, 'beforeEach'), after: named([...blocks].reverse(), 'afterEach') };
}

const nameOf = (test) => (test.parent ? [...nameOf(test.parent), test.name] : []);

/** What a test failed with; null when it passed. */
function failureOf({ errors: [first] }) {
  if (first === undefined) return null;
  return String(Array.isArray(first) ? first[0] : first);
}

/** Runs one function of a test; with a parameter it waits for `done`. */
function call({ fn }) {
  const work = fn.length > 0 ? new Promise((resolve, reject) => fn((error) => (error ? reject(error) : resolve()))) : fn();
  if (typeof work?.then !== 'function') return undefined;
  let rounds = 0;
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setInterval(() => {
      rounds += 1;
      if (rounds === ROUNDS) reject(new Error('The test did not end.'));
    }, ROUND_MS);
  });
  return Promise.race([work, late]).finally(() => clearInterval(timer));
}

/**
 * Runs the tests of a file as they are, and then those again that reach a change which no test has noticed yet, once for each. The
 * files are loaded only once, which is what takes the time when Jest is started for each change.
 */
export default class RepeatingEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.file = relative(config.projectConfig.rootDir, context.testPath);
    this.coverage = new Coverage();
    this.stryker = { mutantCoverage: this.coverage };
    this.global.__stryker__ = this.stryker;
    /** Tests that have passed and were not repeated yet. */
    this.passed = [];
    this.kept = spentMs();
  }

  async handleTestEvent(event) {
    if (event.name === 'test_start') this.begin(event.test);
    if (event.name === 'test_done') this.note(event.test);
    if (isBorder(event)) await this.repeat(this.passed.splice(0));
  }

  begin(test) {
    this.stryker.currentTestId = `${this.file} ${nameOf(test).join(' ')}`;
    this.begun = spentMs();
  }

  note(test) {
    const id = this.stryker.currentTestId;
    this.stryker.currentTestId = undefined;
    const reached = this.coverage.perTest[id] ?? {};
    const failure = failureOf(test);
    const found = shared();
    found.tests.push({ id, name: id, timeSpentMs: test.duration ?? 0, failure });
    found.coverage.perTest[id] = reached;
    if (failure === null) this.passed.push({ id, test, reached, costMs: spentMs() - this.begun, repeatedMs: 0 });
    this.coverage.perTest = {};
  }

  async repeat(passed) {
    const { noticed } = shared();
    for (const [change, reaching] of byChange(passed)) {
      if (noticed.has(change)) continue;
      await this.tryChange(change, testsToTry(change, reaching, noticed));
      if (spentMs() < this.kept + KEPT_MS) continue;
      keepProgress();
      this.kept = spentMs();
    }
    for (const one of passed) {
      if (one.repeatedMs > 0 && (await this.fails(one, undefined))) shared().unsteady.push(one.id);
    }
  }

  async tryChange(change, order) {
    const { noticed, tries } = shared();
    const before = tries.get(change) ?? 0;
    const budget = Math.min(TRIED_MS - before, TRIED_MS / 2);
    let tried = 0;
    for (const one of order) {
      if (tried >= budget) break;
      if (one.repeatedMs > REPEATED_MS) continue;
      const begun = spentMs();
      const isNoticed = await this.fails(one, change);
      one.repeatedMs += spentMs() - begun;
      tried += spentMs() - begun;
      if (isNoticed) noticed.set(change, one.id);
      if (isNoticed) break;
    }
    tries.set(change, before + tried);
  }

  /** Whether a test fails with this change; without one, whether it still passes. */
  async fails({ test, reached, costMs }, change) {
    const { before, after } = hooksOf(test);
    this.coverage.until = spentMs() + LOOP_MS + costMs * TIME_FACTOR;
    Object.assign(this.stryker, { activeMutant: change, hitCount: 0, hitLimit: (reached[change] ?? 0) * HIT_FACTOR + SOME_HITS });
    let failed = false;
    for (const part of [...before, test, ...after]) {
      if (failed && part === test) continue;
      try {
        const ending = call(part);
        if (ending !== undefined) await ending;
      } catch {
        failed = true;
      }
    }
    Object.assign(this.stryker, { activeMutant: undefined, hitCount: undefined });
    this.coverage.until = null;
    return failed;
  }

  async teardown() {
    for (const [change, hits] of Object.entries(this.coverage.loaded)) shared().coverage.static[change] = hits;
    await super.teardown();
  }
}

/** Whether the tests before this event have to be repeated now: what a `beforeAll` made for them is still there. */
function isBorder({ name, hook }) {
  return name === 'run_finish' || (name === 'hook_start' && hook.type.endsWith('All'));
}

/** The tests that reach each change. */
function byChange(passed) {
  const found = new Map();
  for (const one of passed) {
    for (const change of Object.keys(one.reached)) {
      if (found.has(change)) found.get(change).push(one);
      else found.set(change, [one]);
    }
  }
  return found;
}
