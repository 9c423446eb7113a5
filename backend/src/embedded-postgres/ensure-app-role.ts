import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { APP_ROLE } from './app-role.js';
import type { ClusterPaths } from './cluster/cluster-paths.js';
import { withClient } from './with-client.js';

/** Two processes that change one role at once would get an error from PostgreSQL. */
const ROLE_LOCK = 727_274_004;

const ATTRIBUTES = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';

/**
 * Makes the application's role and its password file unless they are there, also in a cluster of an earlier version.
 * `ownerUrl` names any database of the server. `patient`: see withClient.
 */
export async function ensureAppRole(paths: ClusterPaths, ownerUrl: string, patient: boolean): Promise<void> {
  const password = await ensurePassword(paths);
  await withClient(ownerUrl, patient, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [ROLE_LOCK]);
    const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APP_ROLE]);
    const verb = found.rowCount ? 'ALTER' : 'CREATE';
    await client.query(`${verb} ROLE ${APP_ROLE} ${ATTRIBUTES} PASSWORD ${client.escapeLiteral(password)}`);
  });
}

/** Written whole or not at all; of two starters one makes it and both read it. */
async function ensurePassword({ appPassword: file }: ClusterPaths): Promise<string> {
  const found = await readFile(file, 'utf8').catch(() => '');
  if (found.trim()) return found.trim();
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}
