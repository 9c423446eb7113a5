import { randomBytes } from 'node:crypto';
import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changeOwner } from './change-owner.js';
import { type ClusterPlace, currentRoot, homeRoot, movedFile } from './cluster-place.js';
import { clusterPaths } from './cluster-paths.js';
import { copyNative } from './copy-native.js';
import { EmbeddedDatabaseError } from '../embedded-database-error.js';
import { isReachable } from '../reach.js';
import { asAccount, nobody } from '../process/run-as.js';

export interface MoveOptions {
  dataDir: string;
  native: string;
  /** A folder that every account can enter; for tests. */
  outside?: string;
}

async function copyCluster(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const draft = `${to}.${process.pid}`;
  await cp(from, draft, { recursive: true });
  await rm(to, { recursive: true });
  await rename(draft, to);
}

/**
 * The last resort of a root whose project and data lie where no other account can go (/root without user
 * namespaces): binaries and cluster move to /var/lib/recruit, and the data directory keeps a note of where.
 * Throws EmbeddedDatabaseError when even that is closed.
 */
export async function moveOut(options: MoveOptions): Promise<ClusterPlace> {
  const outside = options.outside ?? '/var/lib/recruit';
  const home = homeRoot(options.dataDir);
  const current = await currentRoot(options.dataDir);
  await mkdir(outside, { recursive: true, mode: 0o755 });
  const native = await copyNative(options.native, join(outside, 'postgres-17.10'));
  if (!(await isReachable(nobody, native, outside))) {
    throw new EmbeddedDatabaseError(`PostgreSQL refuses to run as root, and no other account can use ${outside}.`);
  }
  if (current !== home) return { root: current, native, runAs: asAccount(nobody) };

  const root = join(outside, randomBytes(8).toString('hex'));
  const exists = await stat(clusterPaths(home).data).catch(() => undefined);
  if (exists) {
    await copyCluster(home, root);
    await changeOwner(root, nobody);
  }
  await mkdir(home, { recursive: true, mode: 0o700 });
  await writeFile(movedFile(options.dataDir), `${root}\n`, { mode: 0o600 });
  // Only now, when the note stands, is the old cluster no longer the one in use.
  await rm(clusterPaths(home).data, { recursive: true, force: true });
  return { root, native, runAs: asAccount(nobody) };
}
