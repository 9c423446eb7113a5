import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunAs } from '../process/run-as.js';

/** Where and as whom the cluster lives and runs. */
export interface ClusterPlace {
  root: string;
  native: string;
  runAs: RunAs;
}

/** The folder that is the cluster's home under the data directory; the major version is in its name. */
export function homeRoot(dataDir: string): string {
  return join(dataDir, 'pg17');
}

/** The file with the location of the cluster when its account could not enter the data directory. */
export function movedFile(dataDir: string): string {
  return join(homeRoot(dataDir), 'moved-to');
}

/** The folder the cluster is in now, or will be in when it is made. */
export async function currentRoot(dataDir: string): Promise<string> {
  const moved = await readFile(movedFile(dataDir), 'utf8').catch(() => '');
  return moved.trim() || homeRoot(dataDir);
}
