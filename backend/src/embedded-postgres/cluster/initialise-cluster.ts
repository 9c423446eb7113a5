import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { changeOwner } from './change-owner.js';
import type { ClusterPlace } from './cluster-place.js';
import { clusterPaths } from './cluster-paths.js';
import { EmbeddedDatabaseError } from '../embedded-database-error.js';
import { failureReason, failureRemedy, errorOutput } from '../process/failure-reason.js';
import { processState } from '../process/process-state.js';
import { runCommand } from '../process/run-command.js';

async function removeDrafts(root: string): Promise<void> {
  const prefix = `${basename(root)}.new-`;
  const names = await readdir(dirname(root));
  for (const name of names.filter((entry) => entry.startsWith(prefix))) {
    const maker = Number(name.slice(prefix.length).split('-')[0]);
    if (processState(maker).state !== 'alive') await rm(join(dirname(root), name), { recursive: true, force: true });
  }
}

async function runInitdb(place: ClusterPlace, draft: string, durable: boolean): Promise<void> {
  const paths = clusterPaths(draft);
  const { code, output } = await runCommand(place.runAs, [
    join(place.native, 'bin', 'initdb'),
    `--pgdata=${paths.data}`,
    '--username=app',
    '--encoding=UTF8',
    // libc's C.UTF-8 folds the case of every letter (plain C only ASCII); names are sorted with COLLATE "und-x-icu".
    '--locale=C.UTF-8',
    '--auth=scram-sha-256',
    '--auth-local=trust',
    `--pwfile=${paths.password}`,
    '--data-checksums',
    ...(durable ? [] : ['--no-sync']),
  ]);
  if (code === 0) return;
  const reason = failureReason(await errorOutput(draft, output));
  throw new EmbeddedDatabaseError(`The embedded database could not be made: ${reason}.`, failureRemedy(reason));
}

async function isMade(root: string): Promise<boolean> {
  return Boolean(await stat(clusterPaths(root).data).catch(() => undefined));
}

async function makeDraft(place: ClusterPlace, durable: boolean): Promise<string> {
  const draft = await mkdtemp(`${place.root}.new-${process.pid}-`);
  await chmod(draft, 0o700);
  await mkdir(clusterPaths(draft).data, { mode: 0o700 });
  await writeFile(clusterPaths(draft).password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (place.runAs.owner && process.getuid?.() === 0) await changeOwner(draft, place.runAs.owner);
  await runInitdb(place, draft, durable);
  return draft;
}

/**
 * Makes the cluster unless there is one. It is made under another name and renamed when whole, so that neither a
 * crash nor a second start at the same moment leaves half a cluster.
 */
export async function initialiseCluster(place: ClusterPlace, options: { durable: boolean; log: (line: string) => void }): Promise<void> {
  if (await isMade(place.root)) return;
  options.log('Making the embedded database');
  await removeDrafts(place.root);
  const draft = await makeDraft(place, options.durable);
  try {
    await rename(draft, place.root);
  } catch (error) {
    await mergeOrDrop(draft, place.root, error as NodeJS.ErrnoException);
  }
}

/** The cluster's folder is there already: it holds only a note of where the cluster went, or a rival was faster. */
async function mergeOrDrop(draft: string, root: string, error: NodeJS.ErrnoException): Promise<void> {
  if (await isMade(root)) {
    await rm(draft, { recursive: true, force: true });
    return;
  }
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  await rename(clusterPaths(draft).password, clusterPaths(root).password);
  await rename(clusterPaths(draft).data, clusterPaths(root).data);
  await rm(draft, { recursive: true, force: true });
}
