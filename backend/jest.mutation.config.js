import config from './jest.config.js';

const unit = config.projects.find(({ displayName }) => displayName === 'unit');

/** The unit tests of one room, as `npm run mutate` runs them: each test once more for every change that it reaches. */
export default {
  ...unit,
  testMatch: [`<rootDir>/src/modules/${process.env.MUTATION_SPECS}`],
  testEnvironment: process.env.MUTATION_ENVIRONMENT,
  testSequencer: process.env.MUTATION_SEQUENCER,
};
