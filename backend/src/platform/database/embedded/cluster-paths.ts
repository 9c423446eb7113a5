import { join } from 'node:path';

/** Everything one embedded cluster keeps on disk; all of it lies under `root`. */
export interface ClusterPaths {
  root: string;
  data: string;
  pidFile: string;
  password: string;
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
    log: join(root, 'postgres.log'),
    owner: join(root, 'owner'),
    closing: join(root, 'closing'),
  };
}
