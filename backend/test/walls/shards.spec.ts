import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { apiSpecFiles, filesOf, mediumFilesOf, mediumSpecFiles, unitFilesOf, unitSpecFiles } from '../shards/shard-files.js';

const FOLDER = path.resolve(import.meta.dirname, '../shards');

describe('the shards', () => {
  const shards = (tier: string) =>
    readdirSync(FOLDER)
      .filter((name) => name.startsWith(tier) && name.endsWith('.shard.ts'))
      .map((name) => /Shard\(\{ index: (\d+), of: (\d+) \}\)/.exec(readFileSync(path.join(FOLDER, name), 'utf8')))
      .map((found) => ({ index: Number(found?.[1]), of: Number(found?.[2]) }));

  it('run every API spec file exactly once', () => {
    expect(shards('api').flatMap(filesOf).sort()).toEqual(apiSpecFiles());
    expect(apiSpecFiles().length).toBeGreaterThan(50);
  });

  it('run every spec file of an adapter exactly once', () => {
    expect(shards('medium').flatMap(mediumFilesOf).sort()).toEqual(mediumSpecFiles());
    expect(mediumSpecFiles().length).toBeGreaterThan(50);
  });

  it('run every spec file of rules exactly once', () => {
    expect(shards('unit').flatMap(unitFilesOf).sort()).toEqual(unitSpecFiles());
    expect(unitSpecFiles().length).toBeGreaterThan(500);
  });
});
