import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { webFilesOf, webSpecFiles } from './shard-files.js';

describe('the shards of the web app', () => {
  it('run every spec file exactly once, beside those that run alone', () => {
    const shards = readdirSync(import.meta.dirname)
      .filter((name) => name.endsWith('.shard.js'))
      .map((name) => /runWebShard\(\{ index: (\d+), of: (\d+) \}\)/.exec(readFileSync(path.join(import.meta.dirname, name), 'utf8')))
      .map((found) => ({ index: Number(found[1]), of: Number(found[2]) }));
    const { together, alone } = webSpecFiles();
    expect(shards.flatMap(webFilesOf).sort()).toEqual(together);
    expect(together.length).toBeGreaterThan(200);
    expect(alone.length).toBeGreaterThan(10);
  });
});
