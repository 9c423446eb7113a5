import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** What the tests of one room noticed; the environment of each test file adds to it, Stryker's runner reads it. */
export const findings = {
  /** Change → the test that failed with it. */
  noticed: new Map(),
  /** Change → for how many milliseconds tests were tried with it. */
  tries: new Map(),
  /** Change → how often it was reached while a file was loaded, and by each test. */
  coverage: { static: {}, perTest: {} },
  tests: [],
  /** Tests that failed after the changes although nothing was changed: they keep something from run to run. */
  unsteady: [],
};

const key = Symbol.for('recruit.mutation.findings');
/** Jest may load this file once more: both share one object. */
globalThis[key] ??= findings;

export const shared = () => globalThis[key];

/**
 * Where a run that is stopped leaves what it found, so that the next one goes on from there; `MUTATION_SOURCE` tells whether the
 * code is still the same. A run that comes to its end leaves nothing.
 */
const PROGRESS = process.env.MUTATION_PROGRESS;
const SOURCE = process.env.MUTATION_SOURCE;

export function keepProgress() {
  const { noticed, tries } = shared();
  writeFileSync(PROGRESS, JSON.stringify({ source: SOURCE, noticed: [...noticed], tries: [...tries] }));
}

export function takeUpProgress() {
  if (!existsSync(PROGRESS)) return;
  const { source, noticed, tries } = JSON.parse(readFileSync(PROGRESS, 'utf8'));
  if (source === SOURCE) Object.assign(shared(), { noticed: new Map(noticed), tries: new Map(tries) });
}

export function dropProgress() {
  rmSync(PROGRESS, { force: true });
}
