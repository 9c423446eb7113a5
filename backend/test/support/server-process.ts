import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { freePort } from '../../src/embedded-postgres/free-port.js';

const top = resolve(import.meta.dirname, '..', '..', '..');
const readyWithinMs = 60_000;
const pollMs = 25;
/** Memory for what is new: what a start makes is then not copied again and again while it lives, which is a quarter of its work. */
export const ROOM_TO_START = '--max-semi-space-size=64';

/** The built server as a process of its own. It keeps its port over a restart, so that it can be killed and come back. */
export class ServerProcess {
  /** Address without a slash at the end, e.g. http://localhost:41234. */
  readonly url: string;
  /** Everything the server has printed, over all of its lives. */
  output = '';
  private child: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly env: Record<string, string>,
  ) {
    this.url = `http://localhost:${port}`;
  }

  /**
   * Starts the server and resolves when it is ready. `env` is its whole environment beside PATH, PORT, HOST and what spares time;
   * nothing of this process's own leaks in. Give DATA_DIR (a folder of the test's own) and, unless the embedded
   * database is wanted, DATABASE_URL. Rejects with all output when the server ends before it is ready.
   */
  static async start(env: Record<string, string>): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), env);
    await server.restart();
    return server;
  }

  /** Starts the stopped or killed server again, with the same port and environment. */
  async restart(): Promise<void> {
    const child = spawn(process.execPath, [ROOM_TO_START, join(top, 'backend', 'dist', 'main.js')], {
      cwd: top,
      env: {
        PATH: process.env['PATH'] ?? '',
        HOST: '127.0.0.1',
        PORT: `${this.port}`,
        LOG_FORMAT: 'json',
        DICTIONARY: 'on-demand',
        ...this.env,
      },
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

  /** Id of the running server. */
  get pid(): number {
    if (!this.isRunning || !this.child?.pid) throw new Error('The server does not run');
    return this.child.pid;
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Sends a signal and waits for the end; resolves with the exit status, null when the signal ended it. */
  async kill(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    if (!child || !this.isRunning) return child?.exitCode ?? null;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
    return child.exitCode;
  }

  /** Asks the server to stop as an operator would, and waits; resolves with its exit status. */
  stop(): Promise<number | null> {
    return this.kill('SIGTERM');
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
