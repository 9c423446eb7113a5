import path from 'node:path';

import { migrate } from '../../src/platform/database/migrate.js';
import { makeBackup } from '../../src/platform/backup/index.js';
import { earlierDumps, restoreDump } from '../support/restore-dump.js';
import { createEmptyDatabase } from '../support/test-database.js';
import { contentOf, newFolder, placeWith, restoreInto } from './backup-world.js';

const NOW = new Date('2026-11-25T10:00:00Z');

describe('a backup of the database of an earlier release', () => {
  it('O-06 is restored row by row as that release left it, and is migrated then', async () => {
    const dumps = await earlierDumps();
    expect(dumps.length).toBeGreaterThan(0);
    for (const dump of dumps) {
      const [old, target] = [await restoreDump(dump), await createEmptyDatabase()];
      const file = path.join(await newFolder(), 'earlier.recruit');
      const { manifest } = await makeBackup({ place: await placeWith(old.url), file, now: NOW });
      await restoreInto(await placeWith(target.url), file);
      const [before, after] = [await contentOf(old.url), await contentOf(target.url)];
      expect(after).toEqual(before);
      expect(Object.keys(after).sort()).toEqual(manifest.tables.map(({ name }) => name).sort());
      await migrate(target.url);
      expect((await contentOf(target.url))['users']).toMatch(/^2 rows/);
      await Promise.all([old.drop(), target.drop()]);
    }
  });
});
