import { stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { changeOwner } from './change-owner.js';
import { type ClusterPlace, currentRoot, homeRoot } from './cluster-place.js';
import { clusterPaths } from './cluster-paths.js';
import { completeLinks } from './complete-links.js';
import { copyNative } from './copy-native.js';
import { EmbeddedDatabaseError } from '../embedded-database-error.js';
import { isReachable, letThrough } from '../reach.js';
import { moveOut } from './move-out.js';
import { asAccount, asNamespacedNobody, asSelf, nobody, type RunAs } from '../process/run-as.js';
import { runCommand } from '../process/run-command.js';

export interface PlaceOptions {
  dataDir: string;
  native: string;
  /** false = behave as on a machine that refuses user namespaces. */
  userNamespaces: boolean;
}

async function namespacedNobody(allowed: boolean): Promise<RunAs | undefined> {
  const { uid, gid } = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const runAs = asNamespacedNobody({ uid, gid });
  return allowed && (await runCommand(runAs, ['true'])).code === 0 ? runAs : undefined;
}

function hasPasswdEntry(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}

/** The package's own folder, or a copy under the data directory when its missing links cannot be made in place. */
async function linkedNative(native: string, dataDir: string): Promise<string> {
  try {
    await completeLinks(native);
    return native;
  } catch {
    return copyNative(native, join(dataDir, 'postgres-17.10'));
  }
}

async function forUser(options: PlaceOptions): Promise<ClusterPlace> {
  const native = await linkedNative(options.native, options.dataDir);
  const runAs = hasPasswdEntry() ? asSelf : await namespacedNobody(options.userNamespaces);
  if (!runAs) {
    throw new EmbeddedDatabaseError('The embedded database needs an account with an entry in /etc/passwd.');
  }
  return { root: homeRoot(options.dataDir), native, runAs };
}

async function clusterOwner(root: string): Promise<{ uid: number; gid: number } | undefined> {
  const info = await stat(clusterPaths(root).data).catch(() => undefined);
  return info && info.uid !== 0 ? { uid: info.uid, gid: info.gid } : undefined;
}

/** The first account that works, from the least to the most intrusive. A cluster that someone owns stays theirs. */
async function forRoot(options: PlaceOptions): Promise<ClusterPlace> {
  const root = await currentRoot(options.dataDir);
  const native = await linkedNative(options.native, options.dataDir);
  const owner = await clusterOwner(root);
  if (owner && (await isReachable(owner, native, root))) return { root, native, runAs: asAccount(owner) };
  if (root !== homeRoot(options.dataDir)) return moveOut({ ...options, native });

  const namespaced = await namespacedNobody(options.userNamespaces);
  if (namespaced) return { root, native, runAs: namespaced };
  await letThrough(options.dataDir, nobody.gid);
  if (await isReachable(nobody, native, options.dataDir)) return { root, native, runAs: asAccount(nobody) };
  return moveOut({ ...options, native });
}

/**
 * Finds an account and a folder in which PostgreSQL agrees to run, and makes the existing cluster, if any, that
 * account's own. Call it only when no server runs on the cluster.
 * Throws EmbeddedDatabaseError when there is no such account.
 */
export async function choosePlace(options: PlaceOptions): Promise<ClusterPlace> {
  const place = await (process.getuid?.() === 0 ? forRoot(options) : forUser(options));
  const exists = await stat(place.root).catch(() => undefined);
  if (exists && place.runAs.owner && process.getuid?.() === 0) await changeOwner(place.root, place.runAs.owner);
  return place;
}
