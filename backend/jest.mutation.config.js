import config from './jest.config.js';

const unit = config.projects.find(({ displayName }) => displayName === 'unit');

/** In the copy that is broken no path leads up to the scripts. */
const compiler = ([pattern, [, options]]) => [pattern, [process.env.MUTATION_COMPILER, options]];

/** The unit tests of one room, as `npm run mutate` runs them: each test once more for every change that it reaches. */
export default {
  ...unit,
  testMatch: [`<rootDir>/src/modules/${process.env.MUTATION_SPECS}`],
  transform: Object.fromEntries(Object.entries(unit.transform).map(compiler)),
  testEnvironment: process.env.MUTATION_ENVIRONMENT,
  testSequencer: process.env.MUTATION_SEQUENCER,
};
