import { readFile } from 'node:fs/promises';
import { APP_ROLE } from './app-role.js';
import type { ClusterPaths } from './cluster/cluster-paths.js';

const OWNER = 'app';

/** postgres:// address of one database of the cluster for its owner, a superuser, with the password. */
export async function connectionUrl(paths: ClusterPaths, port: number, database: string): Promise<string> {
  return urlOf(OWNER, await readFile(paths.password, 'utf8'), port, database);
}

/** The same for the role that the application works as. */
export async function appConnectionUrl(paths: ClusterPaths, port: number, database: string): Promise<string> {
  return urlOf(APP_ROLE, await readFile(paths.appPassword, 'utf8'), port, database);
}

function urlOf(role: string, password: string, port: number, database: string): string {
  return `postgres://${role}:${encodeURIComponent(password.trim())}@127.0.0.1:${port}/${database}`;
}
