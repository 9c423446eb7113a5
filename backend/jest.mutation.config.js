import config from './jest.config.js';

const unit = config.projects.find(({ displayName }) => displayName === 'unit');

/** The unit tests beside the code, as Stryker runs them: it counts which test reaches which line. */
export default {
  ...unit,
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  testEnvironment: '@stryker-mutator/jest-runner/jest-env/node',
};
