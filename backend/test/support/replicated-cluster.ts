import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from 'pg';

import { choosePlace } from '../../src/embedded-postgres/cluster/choose-place.js';
import { clusterPaths } from '../../src/embedded-postgres/cluster/cluster-paths.js';
import { homeRoot, type ClusterPlace } from '../../src/embedded-postgres/cluster/cluster-place.js';
import { findBinaries } from '../../src/embedded-postgres/find-binaries.js';
import { startEmbeddedPostgres, type RunningPostgres } from '../../src/embedded-postgres/start-embedded-postgres.js';
import { startServer, type StartedServer } from '../../src/embedded-postgres/process/start-server.js';
import { stopServer } from '../../src/embedded-postgres/process/stop-server.js';
import { migrate } from '../../src/platform/database/migrate.js';

/** What a running server keeps for itself. */
const NOT_COPIED = ['postmaster.pid', 'postmaster.opts'];

/** A migrated primary of the test's own and its streaming replica: two real servers, each on its own port. */
export class ReplicatedCluster {
  private replica!: StartedServer;
  private port: number | undefined;

  private constructor(
    private readonly folder: string,
    private readonly primary: RunningPostgres,
    private readonly replicaPlace: ClusterPlace,
  ) {}

  static async start(): Promise<ReplicatedCluster> {
    const folder = await mkdtemp(path.join(tmpdir(), 'recruit-replica-'));
    const [primaryDir, replicaDir] = ['primary', 'replica'].map((name) => path.join(folder, name)) as [string, string];
    const primary = await startEmbeddedPostgres({ dataDir: primaryDir, durable: true, log: () => undefined });
    await migrate(primary.url);
    await seedReplica(primary.url, homeRoot(primaryDir), homeRoot(replicaDir));
    const place = await choosePlace({ dataDir: replicaDir, native: findBinaries(), userNamespaces: true });
    const cluster = new ReplicatedCluster(folder, primary, place);
    await cluster.startReplica();
    return cluster;
  }

  get primaryUrl(): string {
    return this.primary.url;
  }

  get replicaUrl(): string {
    const url = new URL(this.primary.url);
    url.port = `${this.replica.port}`;
    return url.href;
  }

  /** Also again, on the same port, after it was killed. */
  async startReplica(): Promise<void> {
    const started = await startServer(this.replicaPlace, true, this.port);
    if (!('shell' in started)) throw new Error(`the replica did not start: ${started.output}`);
    this.replica = started;
    this.port = started.port;
  }

  async killReplica(): Promise<void> {
    const gone = new Promise((resume) => this.replica.shell.once('exit', resume));
    process.kill(this.replica.pid, 'SIGKILL');
    await gone;
  }

  async killPrimary(): Promise<void> {
    const pid = Number((await readFile(clusterPaths(homeRoot(path.join(this.folder, 'primary'))).pidFile, 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGKILL');
  }

  /** Asks the replica as its superuser. */
  async askReplica<T extends object>(statement: string): Promise<T[]> {
    return ask<T>(this.replicaUrl, statement);
  }

  async askPrimary<T extends object>(statement: string): Promise<T[]> {
    return ask<T>(this.primaryUrl, statement);
  }

  async stop(): Promise<void> {
    await stopServer(this.replica);
    await this.primary.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function ask<T extends object>(connectionString: string, statement: string): Promise<T[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A base backup by hand: the files of a running server between pg_backup_start and pg_backup_stop, with the log that makes them whole. */
async function seedReplica(url: string, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('replica', true)`);
    const data = clusterPaths(to).data;
    await cp(from, to, { recursive: true, filter: (file) => !NOT_COPIED.includes(path.basename(file)) });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await writeFile(path.join(data, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(path.join(data, 'standby.signal'), '');
    await appendFile(path.join(data, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo(new URL(url))}'\n`);
  } finally {
    await client.end();
  }
}

function conninfo({ hostname, port, username, password }: URL): string {
  return `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`;
}
