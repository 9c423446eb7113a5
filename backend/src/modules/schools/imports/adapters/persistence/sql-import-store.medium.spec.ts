import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../../test/support/test-database.js';
import { importStoreContract } from '../../testing/import-store.contract.js';
import { SchoolWorld } from '../../../testing/school-world.js';
import { SqlImportStore } from './sql-import-store.js';

describe('imports in PostgreSQL', () => {
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 4 }).initialize();
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

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
