import path from 'node:path';

import { mediumFilesOf, unitFilesOf, type Shard } from './shard-files.js';

/** The same for specs of rules: Jest sets up a world and loads the modules again for every file that it runs, which takes longer than most of them. */
export function runUnitShard(shard: Shard): void {
  run(unitFilesOf(shard));
}

/** The same for specs of adapters. Each opens what it needs and closes it again. */
export function runMediumShard(shard: Shard): void {
  run(mediumFilesOf(shard));
}

function run(files: string[]): void {
  for (const file of files) {
    describe(file, () => {
      jest.requireActual(path.resolve(import.meta.dirname, '../../src', file));
    });
  }
}
