import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { clusterPaths } from './cluster/cluster-paths.js';
import { processState } from './process/process-state.js';
import { processesIn } from './process/processes-in.js';
import { asAccount, asNamespacedNobody, nobody } from './process/run-as.js';
import { runCommand } from './process/run-command.js';
import { type RunningPostgres, startEmbeddedPostgres } from './start-embedded-postgres.js';
import { withClient } from './with-client.js';

const built = resolve(import.meta.dirname, '../../dist/embedded-postgres/start-embedded-postgres.js');
const isRoot = process.getuid?.() === 0;

/** A process of its own that starts the database, prints its address and whether it was adopted, and stays. */
const holder = `
  const { startEmbeddedPostgres } = await import(process.argv[1]);
  const options = { dataDir: process.argv[2], durable: true, log() {}, userNamespaces: process.argv[3] !== 'without' };
  const { url, adopted } = await startEmbeddedPostgres(options);
  console.log(JSON.stringify({ url, adopted, uid: process.getuid() }));
  process.stdin.resume();
`;

interface Holder {
  process: ChildProcess;
  url: string;
  adopted: boolean;
  uid: number;
}

function start(dataDir: string, log: (line: string) => void = () => undefined): Promise<RunningPostgres> {
  return startEmbeddedPostgres({ dataDir, durable: false, log });
}

async function query(url: string, text: string): Promise<unknown[]> {
  return withClient(url, true, async (client) => (await client.query<Record<string, unknown>>(text)).rows);
}

async function untilEmpty(paths: { data: string }): Promise<void> {
  while (processesIn(paths.data)?.length) await new Promise((resume) => setImmediate(resume));
}

/** The two shells that watch over the server: its parent, and the one that reads the owner's pipe. */
async function watchdogOf(pidFile: string): Promise<{ shell: number; reader: number }> {
  const postmaster = (await readFile(pidFile, 'utf8')).split('\n')[0] ?? '';
  const status = await readFile(`/proc/${postmaster}/status`, 'utf8');
  const shell = Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]);
  const children = (await readFile(`/proc/${shell}/task/${shell}/children`, 'utf8')).trim().split(' ');
  return { shell, reader: Number(children.find((pid) => pid !== postmaster)) };
}

/** What to put before a command so that an ordinary user runs it, who then owns `dataDir`. */
async function asOrdinaryUser(dataDir: string): Promise<string[]> {
  if (!isRoot) return [];
  const seesTheBuild = (await runCommand(asAccount(nobody), ['test', '-r', built])).code === 0;
  // A project below /root is closed to everybody else; seen from a user namespace root's files are the user's own.
  if (!seesTheBuild) return asNamespacedNobody(nobody).prefix;
  await chown(dataDir, nobody.uid, nobody.gid);
  await chmod(dataDir, 0o755);
  return ['setpriv', `--reuid=${nobody.uid}`, `--regid=${nobody.gid}`, '--clear-groups'];
}

describe('the embedded PostgreSQL', () => {
  let dataDir: string;
  const holders: ChildProcess[] = [];
  const running: RunningPostgres[] = [];
  const paths = () => clusterPaths(join(dataDir, 'pg17'));

  const hold = async (prefix: string[] = [], without = ''): Promise<Holder> => {
    const command = [...prefix, process.execPath, '--input-type=module', '-e', holder, built, dataDir, without];
    const child = spawn(command[0] ?? '', command.slice(1), { cwd: '/', stdio: ['pipe', 'pipe', 'inherit'] });
    holders.push(child);
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    return { process: child, ...(JSON.parse(line) as Omit<Holder, 'process'>) };
  };
  const here = async (log?: (line: string) => void): Promise<RunningPostgres> => {
    const postgres = await start(dataDir, log);
    running.push(postgres);
    return postgres;
  };

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'recruit-embedded-'));
  });
  afterEach(async () => {
    for (const postgres of running.splice(0)) await postgres.stop();
    for (const child of holders.splice(0)) child.kill('SIGKILL');
    await untilEmpty(paths());
    await rm(dataDir, { recursive: true, force: true });
  });

  it('O-02 makes the cluster on the first start and keeps the data over a stop', async () => {
    const first = await here();
    await query(first.url, 'CREATE TABLE kept AS SELECT 41 + 1 AS answer');
    await first.stop();
    expect(processesIn(paths().data)).toEqual([]);
    const second = await here();
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    expect((await stat(paths().root)).mode & 0o777).toBe(0o700);
    expect((await stat(paths().password)).mode & 0o777).toBe(0o600);
  });

  it('O-02 folds and sorts letters beyond ASCII, checks its pages, and turns a wrong password away', async () => {
    const { url } = await here();
    expect(await query(url, `SELECT lower('ÉCOLE') AS low, 'é' < 'z' COLLATE "und-x-icu" AS sorted`)).toEqual([
      { low: 'école', sorted: true },
    ]);
    expect(await query(url, 'SHOW data_checksums')).toEqual([{ data_checksums: 'on' }]);
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('O-05 lets a second process join the running server, and leaves it running when that one stops', async () => {
    const owner = await hold();
    const guest = await here();
    expect([guest.adopted, guest.url]).toEqual([true, owner.url]);
    await guest.stop();
    expect(await query(owner.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('O-02 lets two first starts at the same moment share one cluster', async () => {
    const [one, other] = await Promise.all([hold(), hold()]);
    expect([one.adopted, other.adopted].sort()).toEqual([false, true]);
    expect(one.url).toBe(other.url);
  });

  it('C-04 leaves no server behind when its owner is killed, and loses nothing that was committed', async () => {
    const owner = await hold();
    await query(owner.url, 'CREATE TABLE kept AS SELECT 1 AS n');
    owner.process.kill('SIGKILL');
    await untilEmpty(paths());
    const next = await here();
    expect(next.adopted).toBe(false);
    expect(await query(next.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
  });

  it('C-04 comes back at once while the killed owner’s server is still on its way out', async () => {
    for (let round = 0; round < 3; round += 1) {
      const owner = await hold();
      expect(owner.adopted).toBe(false);
      await query(owner.url, `CREATE TABLE kept_${round} ()`);
      owner.process.kill('SIGKILL');
    }
    const last = await here();
    expect(last.adopted).toBe(false);
    expect(await query(last.url, `SELECT count(*)::int AS n FROM pg_tables WHERE tablename LIKE 'kept%'`)).toEqual([{ n: 3 }]);
  });

  it('O-02 waits for a predecessor that has begun to close instead of joining it', async () => {
    const predecessor = await here();
    await predecessor.announceClosing();
    const successor = hold();
    await predecessor.stop();
    expect((await successor).adopted).toBe(false);
  });

  it.each([
    ['a dead process', '999999999'],
    ['a living process that is no server', `${process.pid}`],
  ])('O-02 starts over a leftover postmaster.pid that names %s', async (_case, pid) => {
    const first = await here();
    const alive = await readFile(paths().pidFile, 'utf8');
    await first.stop();
    await writeFile(paths().pidFile, alive.replace(/^\d+/, pid), { mode: 0o600 });
    const second = await here();
    expect(second.adopted).toBe(false);
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('O-02 takes over a server whose owner and watchdog are both gone', async () => {
    const owner = await hold();
    const { shell, reader } = await watchdogOf(paths().pidFile);
    process.kill(shell, 'SIGKILL');
    process.kill(reader, 'SIGKILL');
    owner.process.kill('SIGKILL');
    const next = await here();
    expect(next.adopted).toBe(false);
  });

  /** Ends the server as a full disk or a killed process does: at once, without a word to anybody. */
  const breakDown = async (): Promise<void> => {
    const [pid] = (await readFile(paths().pidFile, 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGQUIT');
    while (processState(Number(pid)).state === 'alive') await new Promise((resume) => setImmediate(resume));
  };
  it('O-09 a server that ends by itself is started again at its address, each time, with what was committed', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir, durable: true, log: () => undefined });
    running.push(postgres);
    await query(postgres.url, 'CREATE TABLE kept AS SELECT 1 AS n');
    for (let round = 0; round < 2; round += 1) {
      await breakDown();
      expect(await query(postgres.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
    }
  });

  it('O-09 as long as it cannot start, it is tried again, and what is wrong is said once', async () => {
    const output: string[] = [];
    const { url } = await here((line) => output.push(line));
    output.splice(0);
    const control = join(paths().data, 'global', 'pg_control');
    await rename(control, `${control}.away`);
    await breakDown();
    while (output.length < 2) await new Promise((resume) => setTimeout(resume, 20));
    const failed = async () => (await readFile(paths().log, 'utf8')).split('pg_control').length - 1;
    const once = await failed();
    while ((await failed()) === once) await new Promise((resume) => setTimeout(resume, 20));
    await rename(`${control}.away`, control);
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(output).toEqual([
      'The embedded database ended by itself and is started again.',
      expect.stringMatching(/^The embedded database does not start, and is tried again: .*pg_control/),
      'The embedded database is back.',
    ]);
  });

  it('O-09 a stop while it is being started again leaves no server behind', async () => {
    const postgres = await here();
    await breakDown();
    await postgres.stop();
    expect(processesIn(paths().data)).toEqual([]);
  });

  it('O-02 runs for an ordinary user, and for root on what that user made', async () => {
    const user = await hold(await asOrdinaryUser(dataDir));
    expect(user.uid).not.toBe(0);
    await query(user.url, 'CREATE TABLE kept ()');
    user.process.kill('SIGKILL');
    await untilEmpty(paths());
    const root = await here();
    expect(await query(root.url, 'SELECT * FROM kept')).toEqual([]);
  });

  it('O-02 runs where user namespaces are refused, on a cluster that was made with them', async () => {
    await (await here()).stop();
    const owner = await hold([], 'without');
    expect(await query(owner.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
