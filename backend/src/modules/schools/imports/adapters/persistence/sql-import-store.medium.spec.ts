import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { importStoreContract } from '../../testing/import-store.contract.js';
import { SchoolWorld } from '../../../testing/school-world.js';
import { SqlImportStore } from './sql-import-store.js';

describe('imports in PostgreSQL', () => {
  let source: DataSource;
  useTestSource(4, (opened) => (source = opened));

  importStoreContract(async () => {
    await source.query('truncate schools, imports, import_changes, import_additions cascade');
    const world = new SchoolWorld(source);
    return {
      store: new SqlImportStore(source),
      impatient: new SqlImportStore(source, 50),
      schoolId: (name) => world.schoolId(name),
      nextId: () => world.ids.next(),
    };
  });
});
