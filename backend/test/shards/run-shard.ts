import path from 'node:path';

// Its afterAll closes every server that is still open: it has to belong to the shard, not to the first file that needs it.
import '../support/test-app.js';
import { filesOf, type Shard } from './shard-files.js';

/**
 * Runs several spec files in one: Jest loads the application again for every file that it runs, which takes longer than
 * most of them. Each is a `describe` of its own; they share nothing but the modules that they import.
 */
export function runShard(shard: Shard): void {
  for (const file of filesOf(shard)) {
    describe(file, () => {
      jest.requireActual(path.resolve(import.meta.dirname, '..', file));
    });
  }
}
