import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from './test-database.js';

/** Opens a database of this test file's own before its tests, with so many connections, and removes it after them. */
export function useTestSource(poolSize: number, opened: (source: DataSource) => void): void {
  let database: TestDatabase;
  let source: DataSource | undefined;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize }).initialize();
    opened(source);
  });

  afterAll(async () => {
    await source?.destroy();
    await database.drop();
  });
}
