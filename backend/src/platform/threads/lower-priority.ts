import { readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

import type pg from 'pg';

/** Nice value: next to a request this thread gets a tenth of a processor, and a whole one when it is idle. */
const LATER = 10;
const THIS_THREAD = 0;

/**
 * Lowers the priority of this thread and of its connection's server process. Neither may be shared, because the priority is not raised
 * again. Linux only: on other systems it would apply to the whole process.
 */
export async function lowerPriority(client: pg.Client): Promise<void> {
  if (process.platform !== 'linux') return;
  lower(THIS_THREAD);
  const { rows } = await client.query<{ pid: number; port: number }>('select pg_backend_pid() as pid, inet_client_port() as port');
  for (const { pid, port } of rows) if (serves(pid, port)) lower(pid);
}

/**
 * Returns whether the process ID is the local server process of the connection, by its title: the ID of a server on another machine is another
 * process here.
 */
function serves(pid: number, clientPort: number): boolean {
  try {
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return title.startsWith('postgres: ') && title.includes(`(${clientPort}) `);
  } catch {
    return false;
  }
}

function lower(id: number): void {
  try {
    if (getPriority(id) < LATER) setPriority(id, LATER);
  } catch {
    // The process belongs to another account, and goes on as before.
  }
}
