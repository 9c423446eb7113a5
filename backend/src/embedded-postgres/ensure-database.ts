import { withClient } from './with-client.js';

const takenByAnother = new Set(['42P04', '23505']);

/** Creates the database unless it is there; `adminUrl` names any other database of the same server. `patient`: see withClient. */
export async function ensureDatabase(adminUrl: string, name: string, patient: boolean): Promise<void> {
  await withClient(adminUrl, patient, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount) return;
    try {
      await client.query(`CREATE DATABASE "${name}"`);
    } catch (error) {
      if (!takenByAnother.has((error as { code?: string }).code ?? '')) throw error;
    }
  });
}
