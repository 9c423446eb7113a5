import config from './jest.config.js';
import { webSpecFiles } from './test/shards/shard-files.js';

/** The specs of the web app as `npm test` runs them: the same files, several in one, so that modules are loaded less often. */
export default {
  ...config,
  testMatch: [
    '<rootDir>/test/shards/*.shard.js',
    '<rootDir>/test/**/*.spec.js',
    ...webSpecFiles().alone.map((file) => `<rootDir>/src/${file}`),
  ],
};
