import { withMigrationLock } from './migration-lock.js';

const SCHEMAS = 'public, pgboss';

/** Rows of every table, but no table itself; the last two are for tables that the owner makes later. */
const grantsTo = (role: string) => `
grant usage on schema ${SCHEMAS} to ${role};
grant select, insert, update, delete on all tables in schema ${SCHEMAS} to ${role};
grant usage, select on all sequences in schema ${SCHEMAS} to ${role};
alter default privileges in schema ${SCHEMAS} grant select, insert, update, delete on tables to ${role};
alter default privileges in schema ${SCHEMAS} grant usage, select on sequences to ${role};
`;

/** Lets the application's role (a plain name, not escaped) work with what migrations and the job queue made. Idempotent. */
export async function grantAppRole(ownerUrl: string, role: string): Promise<void> {
  await withMigrationLock(ownerUrl, (client) => client.query(grantsTo(role)));
}
