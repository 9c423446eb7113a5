import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { apiSpecFiles, filesOf } from '../shards/shard-files.js';

const FOLDER = path.resolve(import.meta.dirname, '../shards');

describe('the shards of the API tests', () => {
  const shards = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.shard.ts'))
    .map((name) => /runShard\(\{ index: (\d+), of: (\d+) \}\)/.exec(readFileSync(path.join(FOLDER, name), 'utf8')))
    .map((found) => ({ index: Number(found?.[1]), of: Number(found?.[2]) }));

  it('run every API spec file exactly once', () => {
    expect(shards.flatMap(filesOf).sort()).toEqual(apiSpecFiles());
    expect(apiSpecFiles().length).toBeGreaterThan(50);
  });
});
