import type { ChildProcess } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPlace } from '../cluster/cluster-place.js';
import { type ClusterPaths, clusterPaths } from '../cluster/cluster-paths.js';
import { freePort } from '../free-port.js';
import { errorOutput } from './failure-reason.js';
import { readPostmasterPid } from './postmaster-pid.js';
import { processState } from './process-state.js';
import { serverSettings } from './server-settings.js';
import { startWatched } from './watchdog.js';

const pollMs = 15;
const logLimitBytes = 5_000_000;
/** Messages of postgres when another server is still stopping, or when another program took the port in the meantime. */
const passing = /lock file|shared memory|could not bind|in use/i;

/** A server that came up; `shell` ends when the server has ended. */
export interface StartedServer {
  port: number;
  pid: number;
  shell: ChildProcess;
}

/** The server ended before it was ready. `passing`: trying again soon may help. */
export interface FailedServer {
  output: string;
  passing: boolean;
}

function openLog(file: string): { fd: number; from: number } {
  const appended = openSync(file, 'a', 0o600);
  const size = fstatSync(appended).size;
  if (size < logLimitBytes) return { fd: appended, from: size };
  closeSync(appended);
  return { fd: openSync(file, 'w', 0o600), from: 0 };
}

function isChildOf(pid: number, shell: ChildProcess): boolean {
  const { parent } = processState(pid);
  return parent === undefined || parent === shell.pid;
}

/** Ready according to postmaster.pid, once it is the file of our own server: a rival's or a stale file may contain that too. */
async function readyServer(paths: ClusterPaths, shell: ChildProcess): Promise<StartedServer | undefined> {
  const found = await readPostmasterPid(paths.pidFile);
  if (found?.status !== 'ready' || found.port === undefined) return undefined;
  if (processState(found.pid).state !== 'alive' || !isChildOf(found.pid, shell)) return undefined;
  return { port: found.port, pid: found.pid, shell };
}

/**
 * Starts postgres on the cluster and waits, through a recovery of any length, until it is ready or has ended. It listens on a free
 * port unless one is given.
 */
export async function startServer(place: ClusterPlace, durable: boolean, given?: number): Promise<StartedServer | FailedServer> {
  const paths = clusterPaths(place.root);
  const port = given ?? (await freePort());
  const log = openLog(paths.log);
  const postgres = join(place.native, 'bin', 'postgres');
  const shell = startWatched(place.runAs, [postgres, '-D', paths.data, '-p', `${port}`, ...serverSettings(durable)], log.fd);
  closeSync(log.fd);
  const ended = { flag: false };
  shell.once('exit', () => (ended.flag = true));
  shell.once('error', () => (ended.flag = true));
  while (!ended.flag) {
    const server = await readyServer(paths, shell);
    if (server) return server;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  const output = await errorOutput(place.root, readFileSync(paths.log).subarray(log.from).toString('utf8'));
  return { output, passing: passing.test(output) };
}
