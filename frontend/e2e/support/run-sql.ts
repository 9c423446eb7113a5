import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { ServerProcess } from './server-process';

const portLine = 3;

/** Puts into the database of a running server what only the world outside brings about, such as a reply, or looks into it. */
export async function runSql<Row extends object>({ dataDir }: ServerProcess, text: string, values: unknown[] = []): Promise<Row[]> {
  const place = join(dataDir, 'pg17');
  const password = (await readFile(join(place, 'password'), 'utf8')).trim();
  const port = Number((await readFile(join(place, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[portLine]);
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'app', password, database: 'recruit' });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
