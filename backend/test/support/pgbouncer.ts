import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '../../src/embedded-postgres/free-port.js';

/** PgBouncer refuses to run as root. */
const NOBODY = 65_534;

/** The real PgBouncer in transaction mode before one database, as docs/operations.md says to set it up. */
export class PgBouncer {
  private constructor(
    /** The database's address through the pooler. */
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  /** Path of the program; empty where there is none (jest.config.js). */
  static get program(): string {
    return process.env['PGBOUNCER_PATH'] ?? '';
  }

  static async start(databaseUrl: string): Promise<PgBouncer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'recruit-pgbouncer-'));
    const port = await freePort();
    const file = path.join(folder, 'pgbouncer.ini');
    await writeFile(file, settings(new URL(databaseUrl), port), { mode: 0o600 });
    const isRoot = process.getuid?.() === 0;
    if (isRoot) for (const place of [folder, file]) await chown(place, NOBODY, NOBODY);
    const ids = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
    const child = spawn(PgBouncer.program, ['-q', file], { stdio: ['ignore', 'ignore', 'ignore'], ...ids });
    const url = new URL(databaseUrl);
    url.port = `${port}`;
    const started = new PgBouncer(url.href, child, folder);
    await started.untilItListens(port);
    return started;
  }

  /** Its ends of its connections to the database: what pg_stat_activity calls the client's port. */
  async ports(): Promise<number[]> {
    const folder = `/proc/${this.child.pid}/fd`;
    const targets = await Promise.all((await readdir(folder)).map((name) => readlink(path.join(folder, name)).catch(() => '')));
    const inodes = new Set(targets.map((target) => /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? ''));
    // A line of the table: number, own address:port in hexadecimal, the other one, …, and as the tenth word the inode.
    const lines = (await readFile('/proc/net/tcp', 'utf8')).split('\n').map((line) => line.trim().split(/\s+/));
    return lines.filter((words) => inodes.has(words[9] ?? '-')).map(([, own = '']) => parseInt(own.split(':')[1] ?? '', 16));
  }

  async stop(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    if (this.child.exitCode === null && this.child.signalCode === null) await gone;
    await rm(this.folder, { recursive: true, force: true });
  }

  private async untilItListens(port: number): Promise<void> {
    for (;;) {
      if (this.child.exitCode !== null) throw new Error(`PgBouncer ended with status ${this.child.exitCode}`);
      if (await answers(port)) return;
      await new Promise((resume) => setTimeout(resume, 20));
    }
  }
}

function settings({ hostname, port, username, password, pathname }: URL, listen: number): string {
  const name = pathname.slice(1);
  const secret = password === '' ? '' : ` password=${decodeURIComponent(password)}`;
  const database = `host=${hostname} port=${port || '5432'} dbname=${name} user=${decodeURIComponent(username)}${secret}`;
  return `[databases]
${name} = ${database} connect_query='set statement_timeout = 30000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 200
`;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
