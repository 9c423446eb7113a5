import config from './jest.config.js';

const api = config.projects.find(({ displayName }) => displayName === 'api');

/** The API tests as `npm test` runs them: the same files, several in one, so that the application is loaded less often. */
export default { ...config, projects: [{ ...api, testMatch: ['<rootDir>/test/shards/*.shard.ts'] }] };
