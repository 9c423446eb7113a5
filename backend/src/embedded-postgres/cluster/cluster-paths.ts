import { join } from 'node:path';

/** Everything one embedded cluster keeps on disk; all of it is under `root`. */
export interface ClusterPaths {
  root: string;
  data: string;
  pidFile: string;
  /** Of the owner, a superuser. */
  password: string;
  /** Of the application's own role. */
  appPassword: string;
  log: string;
  owner: string;
  closing: string;
}

/** Names the files of the cluster whose folder is `root` (absolute path). */
export function clusterPaths(root: string): ClusterPaths {
  const data = join(root, 'cluster');
  return {
    root,
    data,
    pidFile: join(data, 'postmaster.pid'),
    password: join(root, 'password'),
    appPassword: join(root, 'app-password'),
    log: join(root, 'postgres.log'),
    owner: join(root, 'owner'),
    closing: join(root, 'closing'),
  };
}
