import { Client } from 'pg';

import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import { USER_DATA } from './user-data-owners.js';

const OWNED = USER_DATA.flatMap(({ tables }) => tables);
const FOREIGN_KEYS = `
select child.relname as table, parent.relname as parent, c.confdeltype as action,
  (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey)) as columns
from pg_constraint c join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
where c.contype = 'f'`;
/** Columns by which a table without a foreign key could still belong to somebody. */
const USER_COLUMN = /^(user_id|.*_user_id|owner_id|athlete_id|account_id|username|email)$/;

interface ForeignKey {
  table: string;
  parent: string;
  action: string;
  columns: string[];
}

describe('who owns what is stored of users', () => {
  let database: TestDatabase;
  let client: Client;
  let columns: { table: string; column: string }[];
  let keys: ForeignKey[];

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query('create table unclaimed_notes (id int primary key, campaign_id uuid references campaigns on delete cascade)');
    ({ rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS));
    ({ rows: columns } = await client.query<{ table: string; column: string }>(
      `select c.table_name as table, c.column_name as column from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name) where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
    ));
  });

  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  /** Tables from which foreign keys of these kinds lead to users. */
  function leadingToUsers(actions: string[]): Set<string> {
    const found = new Set(['users']);
    for (let before = 0; before !== found.size;) {
      before = found.size;
      for (const { table, parent, action } of keys) if (actions.includes(action) && found.has(parent)) found.add(table);
    }
    return found;
  }

  const tables = () => [...new Set(columns.map(({ table }) => table))].sort();

  it('U-04 every table is claimed by one room, and a table that nobody claims is found', () => {
    const claimed = USER_DATA.flatMap((owner) => [...owner.tables.map(({ table }) => table), ...Object.keys(owner.nothing ?? {})]);
    expect(claimed.filter((table, at) => claimed.indexOf(table) !== at)).toEqual([]);
    expect(tables().filter((table) => !claimed.includes(table))).toEqual(['unclaimed_notes']);
    expect(claimed.filter((table) => !tables().includes(table))).toEqual([]);
  });

  it('U-04 a table with a column of users, or a foreign key to them by any other table, is claimed as having their data', () => {
    const owned = OWNED.map(({ table }) => table);
    const byKey = [...leadingToUsers(['c', 'n', 'a', 'r', 'd'])];
    const byName = columns.filter(({ column }) => USER_COLUMN.test(column)).map(({ table }) => table);
    const directory = ['schools', 'import_additions', 'import_changes', 'import_issues'];
    const unclaimed = [...byKey, ...byName].filter((table) => !owned.includes(table) && !directory.includes(table));
    expect([...new Set(unclaimed)]).toEqual(['unclaimed_notes']);
  });

  it('U-04 a table said to end with the account has foreign keys that delete all the way, and no other has', () => {
    const cascading = leadingToUsers(['c']);
    const differing = OWNED.filter(({ table, ends }) => (ends === 'cascade') !== cascading.has(table));
    // Kept emails of an account go by foreign key, those to its address by statement.
    expect(differing.map(({ table }) => table)).toEqual(['outbox_mails']);
  });

  it('U-04 no foreign key to users forbids their deletion', () => {
    expect(keys.filter(({ parent, action }) => parent === 'users' && !['c', 'n'].includes(action))).toEqual([]);
  });

  it('U-05 the rows of a user can be asked for, and secrets are columns that exist', async () => {
    for (const { table, rows = 'user_id = $1::uuid' } of OWNED) {
      await client.query(`select count(*) from ${table} where ${rows}`, ['00000000-0000-4000-8000-000000000000']);
    }
    const named = OWNED.flatMap(({ table, secrets = [] }) => secrets.map((column) => `${table}.${column}`));
    const existing = columns.map(({ table, column }) => `${table}.${column}`);
    expect(named.filter((name) => !existing.includes(name))).toEqual([]);
    const secret = existing.filter((name) => /(password|token|hash|verifier|secret|sealed)/.test(name.split('.')[1] ?? ''));
    const harmless = ['import_mappings.headers_hash', 'users.must_change_password', 'users.password_changed_at', 'ai_usage.tokens'];
    expect(secret.filter((name) => !named.includes(name) && !harmless.includes(name))).toEqual([]);
  });
});
