import { failureReason } from './failure-reason.js';
import type { FailedServer, StartedServer } from './start-server.js';
import { stopServer } from './stop-server.js';

const firstPauseMs = 500;
const longestPauseMs = 15_000;

/** Starts the server again in the same place and on the same port, which clients use. */
export type Restart = () => Promise<StartedServer | FailedServer>;

/** The same but for numbers: names of temporary files differ at each try. */
const isNews = (reason: string, logged: string): boolean => reason.replace(/\d+/g, '') !== logged.replace(/\d+/g, '');

/**
 * A server that is started again when it ends without having been asked to: PostgreSQL gives up when its disk is full or its
 * processes were killed, and everybody would wait for it until the program is started again. It tries as long as it takes, with
 * pauses that grow up to 15 s, and says once what is wrong and once that it is over.
 */
export class KeptServer {
  private isStopping = false;
  private wake: () => void = () => undefined;
  private returning: Promise<void> | null = null;

  constructor(
    private server: StartedServer,
    private readonly restart: Restart,
    private readonly log: (line: string) => void,
  ) {
    this.watch();
  }

  /** Ends the server for good, also while it is being started again. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.wake();
    await this.returning;
    await stopServer(this.server);
  }

  private watch(): void {
    const { shell } = this.server;
    const ended = () => {
      if (!this.isStopping) this.returning = this.bringBack();
    };
    if (shell.exitCode === null && shell.signalCode === null) shell.once('exit', ended);
    else ended();
  }

  private async bringBack(): Promise<void> {
    this.log('The embedded database ended by itself and is started again.');
    let logged = '';
    for (let pauseMs = firstPauseMs; !this.isStopping; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
      await this.pause(pauseMs);
      const outcome = this.isStopping ? null : await this.restart();
      if (outcome && 'shell' in outcome) return this.goOnWith(outcome);
      if (!outcome || outcome.passing) continue;
      const reason = failureReason(outcome.output);
      if (isNews(reason, logged)) this.log(`The embedded database does not start, and is tried again: ${(logged = reason)}`);
    }
  }

  private goOnWith(server: StartedServer): void {
    this.server = server;
    this.watch();
    this.log('The embedded database is back.');
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
