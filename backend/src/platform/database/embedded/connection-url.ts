import { readFile } from 'node:fs/promises';
import type { ClusterPaths } from './cluster-paths.js';

/** postgres:// address of one database of the cluster, with its password. */
export async function connectionUrl(paths: ClusterPaths, port: number, database: string): Promise<string> {
  const password = (await readFile(paths.password, 'utf8')).trim();
  return `postgres://app:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}
