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
