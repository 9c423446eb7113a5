import { MemoryPrepStatsSource } from './memory-prep-stats-source.js';
import { prepStatsSourceContract } from './prep-stats-source.contract.js';

describe('MemoryPrepStatsSource', () => {
  prepStatsSourceContract(() => {
    const source = new MemoryPrepStatsSource();
    return { source, publish: (path, athleteName, games) => source.pages.set(path, { athleteName, games }) };
  });
});
