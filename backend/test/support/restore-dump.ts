import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import { Client } from 'pg';

import { createEmptyDatabase, type TestDatabase } from './test-database.js';

const FOLDER = path.join(import.meta.dirname, '..', 'fixtures', 'databases');

/** File names of the dumps of earlier releases. */
export async function earlierDumps(): Promise<string[]> {
  const names = await readdir(FOLDER);
  return names.filter((name) => name.endsWith('.sql.gz')).sort();
}

/** A new database with everything in the dump of that file name, not migrated. */
export async function restoreDump(name: string): Promise<TestDatabase> {
  const packed = await readFile(path.join(FOLDER, name));
  const sql = (await promisify(gunzip)(packed)).toString('utf8');
  const database = await createEmptyDatabase();
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
  return database;
}
