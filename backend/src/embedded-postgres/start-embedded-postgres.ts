import { mkdir, realpath } from 'node:fs/promises';
import { choosePlace } from './cluster/choose-place.js';
import { ClusterOwner } from './cluster/cluster-owner.js';
import { currentRoot } from './cluster/cluster-place.js';
import { type ClusterPaths, clusterPaths } from './cluster/cluster-paths.js';
import { appConnectionUrl, connectionUrl } from './connection-url.js';
import { EmbeddedDatabaseError } from './embedded-database-error.js';
import { ensureAppRole } from './ensure-app-role.js';
import { ensureDatabase } from './ensure-database.js';
import { examineCluster } from './cluster/examine-cluster.js';
import { findBinaries } from './find-binaries.js';
import { initialiseCluster } from './cluster/initialise-cluster.js';
import { failureReason, failureRemedy } from './process/failure-reason.js';
import { KeptServer } from './process/kept-server.js';
import { startServer } from './process/start-server.js';

const databaseName = 'recruit';
const pauseMs = 200;
/** How long leftovers of a crash may keep the server from starting. */
const lockPatienceMs = 10_000;
/** How long a server of another process may take to come up or to go away. */
const busyPatienceMs = 60_000;
/** A server whose owner died stops by its watchdog at once; one still here after this has lost the watchdog too. */
const orphanPatienceMs = 5_000;

export interface EmbeddedPostgresOptions {
  /** Absolute or relative folder; the cluster is in its subfolder pg17. Made with mode 0700 when missing. */
  dataDir: string;
  /** false = a throw-away cluster for tests, which a power cut may spoil. */
  durable: boolean;
  /** Told, one line at a time, what takes a moment. */
  log: (line: string) => void;
  /** false = behave as on a machine that refuses user namespaces. */
  userNamespaces?: boolean;
}

export interface RunningPostgres {
  /** postgres:// address of the database `recruit` for its owner, a superuser: for migrations alone. */
  url: string;
  /** The same for the application's plain role, which can use what `grantAppRole` gave it. */
  appUrl: string;
  /** true = another process started the server and stops it. */
  adopted: boolean;
  /** To be called when a long shutdown begins: later starters then wait for its end instead of joining this server. */
  announceClosing(): Promise<void>;
  /** Stops the server, once all connections are closed; does nothing when adopted. */
  stop(): Promise<void>;
}

async function present(paths: ClusterPaths, port: number, server?: KeptServer): Promise<RunningPostgres> {
  const owner = new ClusterOwner(paths);
  if (server) await owner.claim();
  const adminUrl = await connectionUrl(paths, port, 'postgres');
  await ensureDatabase(adminUrl, databaseName, server !== undefined);
  await ensureAppRole(paths, adminUrl, server !== undefined);
  return {
    url: await connectionUrl(paths, port, databaseName),
    appUrl: await appConnectionUrl(paths, port, databaseName),
    adopted: !server,
    announceClosing: async () => {
      if (server) await owner.announceClosing();
    },
    stop: async () => {
      await server?.stop();
    },
  };
}

async function tryStart(options: EmbeddedPostgresOptions): Promise<RunningPostgres | { output: string; passing: boolean }> {
  const place = await choosePlace({
    dataDir: options.dataDir,
    native: findBinaries(),
    userNamespaces: options.userNamespaces ?? true,
  });
  await initialiseCluster(place, options);
  const server = await startServer(place, options.durable);
  if (!('shell' in server)) return server;
  const kept = new KeptServer(server, () => startServer(place, options.durable, server.port), options.log);
  return present(clusterPaths(place.root), server.port, kept);
}

/**
 * Joins a server that answered a moment ago. `undefined` = its owner is dying or dead, and takes it along: a killed process
 * counts as alive until the system has cleared it away.
 */
async function join(paths: ClusterPaths, port: number, isLastTry: boolean): Promise<RunningPostgres | undefined> {
  try {
    const joined = await present(paths, port);
    return (await new ClusterOwner(paths).isAlive()) ? joined : undefined;
  } catch (error) {
    if (isLastTry) throw error;
    return undefined;
  }
}

/** Asks an orphaned server to stop; it may have stopped already. */
function dismiss(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Checks the cluster once, `elapsed` ms after the first check; `undefined` = check again soon. */
async function attempt(options: EmbeddedPostgresOptions, elapsed: number): Promise<RunningPostgres | undefined> {
  const paths = clusterPaths(await currentRoot(options.dataDir));
  const state = await examineCluster(paths);
  if (state.kind === 'running') return join(paths, state.port, elapsed > busyPatienceMs);
  if (state.kind === 'busy') {
    if (elapsed > busyPatienceMs) {
      throw new EmbeddedDatabaseError(`Another process (${state.pid}) keeps the embedded database busy.`);
    }
    if (state.orphan && elapsed > orphanPatienceMs) dismiss(state.pid);
    return undefined;
  }
  const outcome = await tryStart(options);
  if ('url' in outcome) return outcome;
  if (outcome.passing && elapsed <= lockPatienceMs) return undefined;
  const reason = failureReason(outcome.output);
  throw new EmbeddedDatabaseError(`The embedded database did not start: ${reason}.`, failureRemedy(reason) ?? `Read ${paths.log}.`);
}

/**
 * Starts PostgreSQL 17 on `<dataDir>/pg17`, making the cluster on the first call, or joins the server that another
 * process runs on it. The server listens on 127.0.0.1 alone, with a password, is started again when it ends by itself, and ends
 * when this process ends, however that happens. Throws EmbeddedDatabaseError when it cannot run here.
 */
export async function startEmbeddedPostgres(given: EmbeddedPostgresOptions): Promise<RunningPostgres> {
  await mkdir(given.dataDir, { recursive: true, mode: 0o700 });
  const options = { ...given, dataDir: await realpath(given.dataDir) };
  const began = Date.now();
  for (;;) {
    const running = await attempt(options, Date.now() - began);
    if (running) return running;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
