import { APP_ROLE } from './app-role.js';
import { withMigrationLock } from './migration-lock.js';

const SCHEMAS = 'public, pgboss';

/** Rows of every table, but no table itself; the last two are for tables that the owner makes later. */
const GRANTS = `
grant usage on schema ${SCHEMAS} to ${APP_ROLE};
grant select, insert, update, delete on all tables in schema ${SCHEMAS} to ${APP_ROLE};
grant usage, select on all sequences in schema ${SCHEMAS} to ${APP_ROLE};
alter default privileges in schema ${SCHEMAS} grant select, insert, update, delete on tables to ${APP_ROLE};
alter default privileges in schema ${SCHEMAS} grant usage, select on sequences to ${APP_ROLE};
`;

/** Lets the application's role work with what migrations and the job queue made. Safe to repeat. */
export async function grantAppRole(ownerUrl: string): Promise<void> {
  await withMigrationLock(ownerUrl, (client) => client.query(GRANTS));
}
