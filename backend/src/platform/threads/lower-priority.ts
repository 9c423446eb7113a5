import { readFileSync, writeFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

import type pg from 'pg';

/** Nice value: next to a request such a thread or process gets a tenth of a processor, and a whole one when it is idle. */
const LATER = 10;
const THIS_THREAD = 0;

/** What pg knows of a connection besides its declared types: the process that serves it, and its socket. */
interface Connected {
  processID?: number | null;
  connection?: { stream?: { localPort?: number } };
}

/** Lowers the priority of this thread, which may do nothing else: the priority is not raised again. */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') lower(THIS_THREAD);
}

/**
 * Lowers the priority of the connection's server process where that runs on this machine. The connection may serve nothing else. Linux
 * only: on other systems nothing is known about the process.
 */
export function lowerServerPriority(client: pg.Client): void {
  if (process.platform !== 'linux') return;
  const { processID: pid, connection } = client as Connected;
  const port = connection?.stream?.localPort;
  if (!pid || port === undefined || !serves(pid, port)) return;
  lower(pid);
  lowerGroup(pid);
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

/**
 * Linux may share the processors out among sessions first and only then among the processes of each (`sched_autogroup_enabled`). Each process
 * of PostgreSQL is a session of its own, so that its own priority changes nothing there; that of its session does.
 */
function lowerGroup(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(LATER));
  } catch {
    // Groups are not in use or the process belongs to another account.
  }
}
