import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from 'pg';

import { placeOf, restoreBackup, type Place } from '../../src/platform/backup/index.js';
import { readConfig } from '../../src/read-config.js';
import { ROOM_TO_START } from '../support/server-process.js';

const CLI = path.resolve(import.meta.dirname, '../../dist/cli');

export interface Said {
  code: number | null;
  output: string;
}

/** A command of the built program as a process of its own, with nothing of this process's environment. */
export function startCommand(name: 'backup' | 'restore' | 'doctor', args: string[], env: Record<string, string>): ChildProcess {
  const file = path.join(CLI, `${name}.js`);
  return spawn(process.execPath, [ROOM_TO_START, file, ...args], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export async function runCommand(name: 'backup' | 'restore' | 'doctor', args: string[], env: Record<string, string>): Promise<Said> {
  const child = startCommand(name, args, env);
  let output = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

export function newFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'recruit-backup-'));
}

export async function query<T>(url: string, text: string, values: unknown[] = []): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows as T[];
  } finally {
    await client.end();
  }
}

/** Of every table the number of rows and a digest of all that they hold. */
export async function contentOf(url: string): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(url, `select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  const content: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await query<{ rows: number; digest: string }>(
      url,
      `select count(*)::int as rows, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as digest from public."${name}" t`,
    );
    content[name] = `${row?.rows} rows ${row?.digest}`;
  }
  return content;
}

/** Every file below a folder with its bytes. */
export async function filesBelow(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: Record<string, string> = {};
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    files[path.relative(folder, file)] = (await readFile(file)).toString('base64');
  }
  return files;
}

/** A place of a test: that database, and a folder of its own. */
export async function placeWith(databaseUrl: string, env: Record<string, string> = {}): Promise<Place> {
  return placeOf(readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: await newFolder(), ...env }));
}

export const NOTHING_TO_SETTLE = () => Promise.resolve();

export function restoreInto(place: Place, file: string, options: { replace?: boolean; passphrase?: string } = {}) {
  const { replace = false, passphrase } = options;
  return restoreBackup({ file, passphrase, replace, openPlace: () => Promise.resolve(place), settle: NOTHING_TO_SETTLE });
}
