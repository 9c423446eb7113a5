import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../../test/support/test-database.js';
import { MAX_KEPT_MAPPINGS } from '../../application/ports/import-mappings.js';
import { SqlImportMappings } from './sql-import-mappings.js';

const ADMIN = '00000000-0000-7000-8000-000000000001';
const START = Date.parse('2026-11-21T15:00:00.000Z');

describe('remembered column choices in PostgreSQL', () => {
  let database: TestDatabase;
  let source: DataSource;
  let mappings: SqlImportMappings;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 2 }).initialize();
    mappings = new SqlImportMappings(source);
    await source.query(
      `insert into users (id, username, email, password_hash, created_at) values ($1, 'admin', 'admin@recruit.test', 'x', now())`,
      [ADMIN],
    );
  });

  beforeEach(() => source.query('delete from import_mappings'));

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const key = (...headers: string[]) => ({ userId: ADMIN, kind: 'coaches' as const, headers });
  const keep = (headers: string[], at = 0) => mappings.keep(key(...headers), new Map([['Cell', 'coach_phone']]), new Date(START + at));

  it('B-08 are found again for the same headers in another order', async () => {
    await keep(['Name', 'Cell']);
    expect(await mappings.find(key(' Cell', 'Name'))).toEqual(new Map([['Cell', 'coach_phone']]));
  });

  it('B-08 are not taken for headers in another case, which they do not name', async () => {
    await keep(['Name', 'Cell']);
    expect(await mappings.find(key('NAME', 'CELL'))).toBeNull();
  });

  it('E-06 the oldest gives way when there is one more than the cap', async () => {
    for (let at = 0; at <= MAX_KEPT_MAPPINGS; at += 1) await keep([`File ${at}`], at);
    expect(await mappings.find(key('File 0'))).toBeNull();
    expect(await mappings.find(key('File 1'))).not.toBeNull();
    expect(await source.query('select 1 from import_mappings')).toHaveLength(MAX_KEPT_MAPPINGS);
  });
});
