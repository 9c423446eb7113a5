import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { ServerProcess } from './server-process';

const portLine = 3;

/** Puts into the database of a running server what only the world outside brings about, such as a reply. */
export async function runSql({ dataDir }: ServerProcess, text: string, values: unknown[]): Promise<void> {
  const place = join(dataDir, 'pg17');
  const password = (await readFile(join(place, 'password'), 'utf8')).trim();
  const port = Number((await readFile(join(place, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[portLine]);
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'app', password, database: 'recruit' });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}
