import pg from 'pg';

import { buffersOf } from '../../../../platform/http/answers/packed-parts.js';
import { lowerServerPriority, lowerThreadPriority } from '../../../../platform/threads/lower-priority.js';
import { handOver, keepCode } from '../../../../platform/threads/hand-over.js';
import { DirectoryPieces } from './directory-pieces.js';
import type { MadeDirectory, SharedSchool } from './directory-snapshot.js';
import { schoolSql } from './school-directory.sql.js';

export interface DirectoryTask {
  databaseUrl: string;
  /** A replica, for the time without a primary. */
  databaseReadUrl?: string | undefined;
}

/** Schools that one statement reads. */
const SCHOOLS_AT_ONCE = 64;

/** Reads one version of the directory, serializes and compresses it. Runs in a separate thread, to which it gives the lowest priority. */
export function makeDirectory(task: DirectoryTask): Promise<object> {
  return make(task).catch(keepCode);
}

async function make({ databaseUrl, databaseReadUrl }: DirectoryTask): Promise<object> {
  const client = await connected(databaseUrl).catch((error: unknown) => {
    if (databaseReadUrl === undefined) throw error;
    return connected(databaseReadUrl);
  });
  try {
    lowerThreadPriority();
    lowerServerPriority(client);
    return handedOver(await read(client));
  } finally {
    await client.end();
  }
}

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, application_name: 'recruit-directory' });
  await client.connect();
  return client;
}

/** One moment of the database, however long the reading takes. */
async function read(client: pg.Client): Promise<MadeDirectory> {
  await client.query('begin isolation level repeatable read read only');
  const { rows } = await client.query<{ version: string }>(schoolSql.version);
  await client.query(`declare directory no scroll cursor for ${schoolSql.sharedList}`);
  const pieces = new DirectoryPieces();
  for (;;) {
    const { rows: schools } = await client.query<SharedSchool>(`fetch ${SCHOOLS_AT_ONCE} from directory`);
    if (schools.length === 0) break;
    for (const school of schools) pieces.add(school);
  }
  await client.query('commit');
  return pieces.made(rows[0]?.version ?? '0');
}

/** Transfers a MadeDirectory out of the thread without copying. */
function handedOver(made: MadeDirectory): object {
  return handOver(made, [made.ids.buffer, ...[made.texts, made.singles, ...made.groups].flatMap(buffersOf)]);
}
