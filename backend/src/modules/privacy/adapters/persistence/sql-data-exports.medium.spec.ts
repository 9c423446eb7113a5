import { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import { dataExportsContract } from '../../testing/data-exports.contract.js';
import { SqlDataExports } from './sql-data-exports.js';

const ADD_USER = `insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, 'x', now())`;
const ASK = `insert into data_exports (user_id, id, state, steps, requested_at, expires_at)
  values ($1, $2, 'making', 2, now(), now() + interval '1 day')`;
const LOOK = `select state, steps_done as "stepsDone", size::int as size, array(select convert_from(bytes, 'UTF8')
  from data_export_parts where export_id = $1 order by part) as parts from data_exports where id = $1`;

describe('copies of data in PostgreSQL', () => {
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  dataExportsContract(() => ({
    exports: new SqlDataExports(source),
    asked: async () => {
      const [userId, exportId] = [v7(), v7()];
      await source.query(ADD_USER, [userId, userId]);
      await source.query(ASK, [userId, exportId]);
      return { userId, exportId };
    },
    look: async (exportId) => {
      const [row] = await source.query<{ state: string; stepsDone: number; size: number; parts: string[] }[]>(LOOK, [exportId]);
      return row ?? { state: 'none', stepsDone: 0, size: 0, parts: [] };
    },
  }));
});
