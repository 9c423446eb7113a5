import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const top = resolve(import.meta.dirname, '..', '..', '..');
const readyWithinMs = 60_000;
const pollMs = 50;

/** Signs in the first admin of every server started here. */
export const admin = { username: 'admin', password: 'admin-password' };

const defaults = {
  ADMIN_USERNAME: admin.username,
  ADMIN_PASSWORD: admin.password,
  // Many accounts sign in from one address here.
  RATE_LIMITS: 'off',
  SEND_UNDO_S: '0',
  LOG_FORMAT: 'json',
  LOG_LEVEL: 'warn',
  DICTIONARY: 'on-demand',
};

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}

/** The built product with the embedded database, in a data folder of its own. It keeps its port over a restart. */
export class ServerProcess {
  /** Address without a slash at the end. */
  readonly url: string;
  /** Everything the server has printed. */
  output = '';
  private child: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    readonly dataDir: string,
    private readonly env: Record<string, string>,
  ) {
    this.url = `http://localhost:${port}`;
  }

  /** Starts a server on an empty folder, with `env` beside or instead of the defaults above; resolves when it is ready. */
  static async start(env: Record<string, string> = {}): Promise<ServerProcess> {
    return ServerProcess.startIn(await mkdtemp(join(tmpdir(), 'recruit-browser-')), env);
  }

  /** The same on a copy of `prepared`, the data folder of a server that was stopped after its first start. */
  static async startPrepared(prepared: string, env: Record<string, string> = {}): Promise<ServerProcess> {
    const dataDir = await mkdtemp(join(tmpdir(), 'recruit-browser-'));
    // In this process it would ask after each of a thousand files five times.
    await promisify(execFile)('cp', ['-a', `${prepared}/.`, dataDir]);
    return ServerProcess.startIn(dataDir, env);
  }

  private static async startIn(dataDir: string, env: Record<string, string>): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), dataDir, { ...defaults, DATA_DIR: dataDir, ...env });
    await server.restart();
    return server;
  }

  /** Starts the stopped or killed server again, on the same data, with `more` variables. */
  async restart(more: Record<string, string> = {}): Promise<void> {
    const child = spawn(process.execPath, [join(top, 'backend', 'dist', 'main.js')], {
      cwd: top,
      env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: `${this.port}`, ...this.env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    const keep = (text: string) => {
      this.output += text;
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    await this.untilReady(child);
  }

  /** Sends a signal (SIGKILL = a crash) and waits for the end. */
  async kill(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** Stops the server and removes its data. */
  async discard(): Promise<void> {
    await this.kill('SIGTERM');
    await rm(this.dataDir, { recursive: true, force: true });
  }

  private async untilReady(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + readyWithinMs;
    while (Date.now() < deadline) {
      if (child.exitCode !== null || child.signalCode !== null) {
        throw new Error(`The server ended before it was ready:\n${this.output}`);
      }
      const answer = await fetch(`${this.url}/api/health/ready`).catch(() => undefined);
      await answer?.arrayBuffer();
      if (answer?.ok) return;
      await new Promise((resume) => setTimeout(resume, pollMs));
    }
    await this.kill('SIGKILL');
    throw new Error(`The server was not ready within ${readyWithinMs / 1000} s:\n${this.output}`);
  }
}
