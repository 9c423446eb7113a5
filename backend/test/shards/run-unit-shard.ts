import path from 'node:path';

import { unitFilesOf, type Shard } from './shard-files.js';

/** The same for specs of rules: Jest sets up a world and loads the modules anew for every file that it runs, which takes longer than most of them. */
export function runUnitShard(shard: Shard): void {
  for (const file of unitFilesOf(shard)) {
    describe(file, () => {
      jest.requireActual(path.resolve(import.meta.dirname, '../../src', file));
    });
  }
}
