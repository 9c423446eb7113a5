import { relative } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';

import { shared } from './findings.mjs';

/** A changed line may be reached this many times as often as before, or this long; more is a loop that does not end. */
const HIT_FACTOR = 10;
const SOME_HITS = 100;
const WAIT_MS = 3_000;
/** The clock is looked at once in so many places that changed code comes by. */
const PLACES = 256;
const TIME_FACTOR = 10;
/** A test is repeated for so long, in time of the processor: one that goes through thousands of cases cannot try every change. */
const REPEATED_MS = 10_000;
/** A change that was tried for so long, in one test after the other, is given up. */
const TRIED_MS = 1_000;

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

  /** Read at each place that the code comes by outside of a test's first run. */
  get static() {
    if (this.until === null) return this.loaded;
    this.places += 1;
    if (this.places % PLACES === 0 && Date.now() > this.until) throw new Error('The code did not come to an end.');
    return {};
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
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The test did not end.')), WAIT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Runs each test once as it is, and then once for each change that it reached and no test has noticed yet. The files are loaded
 * only once, which is what takes the time when Jest is started for each change.
 */
export default class RepeatingEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.file = relative(config.projectConfig.rootDir, context.testPath);
    this.coverage = new Coverage();
    this.stryker = { mutantCoverage: this.coverage };
    this.global.__stryker__ = this.stryker;
  }

  async handleTestEvent(event) {
    if (event.name === 'test_start') this.begin(event.test);
    if (event.name === 'test_done') await this.repeat(event.test);
  }

  begin(test) {
    this.stryker.currentTestId = `${this.file} ${nameOf(test).join(' ')}`;
  }

  async repeat(test) {
    const id = this.stryker.currentTestId;
    this.stryker.currentTestId = undefined;
    const reached = this.coverage.perTest[id] ?? {};
    const failure = failureOf(test);
    const found = shared();
    found.tests.push({ id, name: id, timeSpentMs: test.duration ?? 0, failure });
    found.coverage.perTest[id] = { ...reached };
    if (failure === null && (await this.tryChanges(test, id, reached))) found.unsteady.push(id);
    // What the repetitions reached is not counted.
    this.coverage.perTest = {};
  }

  /** Whether the test failed in the end without any change. */
  async tryChanges(test, id, reached) {
    const { noticed, tries } = shared();
    const open = Object.entries(reached).filter(([change]) => !noticed.has(change) && (tries.get(change) ?? 0) < TRIED_MS);
    const end = spentMs() + REPEATED_MS;
    for (const [change, hits] of open) {
      const begun = spentMs();
      if (begun > end) break;
      if (await this.fails(test, change, hits)) noticed.set(change, id);
      tries.set(change, (tries.get(change) ?? 0) + spentMs() - begun);
    }
    return open.length > 0 && (await this.fails(test, undefined, 0));
  }

  /** Whether a test fails with this change; without one, whether it still passes. */
  async fails(test, change, hits) {
    const { before, after } = hooksOf(test);
    this.coverage.until = Date.now() + WAIT_MS + (test.duration ?? 0) * TIME_FACTOR;
    Object.assign(this.stryker, { activeMutant: change, hitCount: 0, hitLimit: hits * HIT_FACTOR + SOME_HITS });
    let failed = false;
    for (const part of [...before, test, ...after]) {
      if (failed && part === test) continue;
      try {
        await call(part);
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
