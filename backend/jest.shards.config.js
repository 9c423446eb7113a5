import config from './jest.config.js';

const project = (name) => config.projects.find(({ displayName }) => displayName === name);
const shards = (tier) => `<rootDir>/test/shards/${tier}-*.shard.ts`;
const besideSources = (pattern) => !pattern.includes('/src/');

/** The three tiers as `npm test` runs them: the same files, several in one, so that modules are loaded less often. */
export default {
  ...config,
  projects: [
    { ...project('api'), testMatch: [shards('api')] },
    { ...project('medium'), testMatch: [shards('medium')] },
    { ...project('unit'), testMatch: [shards('unit'), ...project('unit').testMatch.filter(besideSources)] },
  ],
};
