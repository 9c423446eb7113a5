import { dataExportsContract } from './data-exports.contract.js';
import { MemoryDataExports } from './memory-data-exports.js';

describe('MemoryDataExports', () => {
  dataExportsContract(() => {
    const exports = new MemoryDataExports();
    return {
      exports,
      asked: async () => {
        exports.ask('marcus', 'copy', 2);
        return { userId: 'marcus', exportId: 'copy' };
      },
      look: async (exportId) => {
        const { state = 'none', stepsDone = 0, parts = [] } = exports.byId(exportId) ?? {};
        const size = state === 'ready' ? Buffer.concat(parts).length : 0;
        return { state, stepsDone, size, parts: parts.map(String) };
      },
    };
  });
});
