import { realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { ClusterOwner } from './cluster-owner.js';
import type { ClusterPaths } from './cluster-paths.js';
import { connectionUrl } from '../connection-url.js';
import { type PostmasterPid, readPostmasterPid } from '../process/postmaster-pid.js';
import { processState } from '../process/process-state.js';
import { processesIn } from '../process/processes-in.js';
import { withClient } from '../with-client.js';

/** What was found in the data directory. `busy`: a server that is starting or stopping, to be checked again. */
export type ClusterState = { kind: 'stopped' } | { kind: 'running'; port: number } | { kind: 'busy'; pid: number; orphan: boolean };

async function servesThisCluster(paths: ClusterPaths, port: number): Promise<boolean> {
  try {
    const url = await connectionUrl(paths, port, 'postgres');
    return await withClient(url, false, async (client) => {
      const answer = await client.query<{ data_directory: string }>('SHOW data_directory');
      return realpathSync(answer.rows[0]?.data_directory ?? '') === realpathSync(paths.data);
    });
  } catch {
    return false;
  }
}

/** The id in postmaster.pid may by now be some other program's, which PostgreSQL itself would take for a server. */
async function isOurs(paths: ClusterPaths, found: PostmasterPid): Promise<boolean> {
  const inside = processesIn(paths.data);
  if (inside) return inside.includes(found.pid);
  return found.port !== undefined && (await servesThisCluster(paths, found.port));
}

async function removeStaleFile(paths: ClusterPaths): Promise<ClusterState> {
  await rm(paths.pidFile, { force: true });
  return { kind: 'stopped' };
}

/**
 * Tells whether a server runs on the cluster, by postmaster.pid and the process it names. A stale file that would
 * keep PostgreSQL from starting is removed; one that names a dead process is left, PostgreSQL copes with it.
 */
export async function examineCluster(paths: ClusterPaths): Promise<ClusterState> {
  const found = await readPostmasterPid(paths.pidFile);
  if (!found) return { kind: 'stopped' };
  const { state } = processState(found.pid);
  if (state === 'gone') return { kind: 'stopped' };
  if (state === 'zombie') {
    const busy = { kind: 'busy', pid: found.pid, orphan: false } as const;
    return processesIn(paths.data)?.length ? busy : removeStaleFile(paths);
  }
  return (await isOurs(paths, found)) ? examineLiving(paths, found) : removeStaleFile(paths);
}

/** The server lives; can it be joined? */
async function examineLiving(paths: ClusterPaths, { pid, port, status }: PostmasterPid): Promise<ClusterState> {
  const owner = new ClusterOwner(paths);
  if (status !== 'ready' || port === undefined) return { kind: 'busy', pid, orphan: false };
  if (!(await owner.isAlive())) return { kind: 'busy', pid, orphan: true };
  const joinable = !(await owner.isClosing()) && (await servesThisCluster(paths, port));
  return joinable ? { kind: 'running', port } : { kind: 'busy', pid, orphan: false };
}
