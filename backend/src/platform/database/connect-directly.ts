import pg from 'pg';

/** Long enough for any work between two statements of a backup. */
const IDLE_MS = 3_600_000;

/**
 * A connection for work that belongs to one session, or takes longer than a pooler lets a statement run. The setting that it brings
 * along is refused by PgBouncer, so that such work never begins there.
 */
export async function connectDirectly(connectionString: string, applicationName: string): Promise<pg.Client> {
  const settings = { application_name: applicationName, keepAlive: true, idle_in_transaction_session_timeout: IDLE_MS };
  const client = new pg.Client({ connectionString, ...settings });
  client.on('error', () => undefined);
  await client.connect().catch((error: Error) => {
    if (!error.message.includes('unsupported startup parameter')) throw error;
    throw new Error('DATABASE_URL leads through a pooler: set DATABASE_DIRECT_URL to the address of PostgreSQL itself, too', {
      cause: error,
    });
  });
  return client;
}
