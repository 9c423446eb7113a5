import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const tests = resolve(import.meta.dirname, '..', '..', '..', 'backend', 'test');

interface Server {
  host: string;
  port: number;
}

interface Ready {
  url: string;
  env: Record<string, string>;
  servers: { imap: Server; smtp: Server };
}

/**
 * A provider of mailboxes as a process of its own: IMAP and SMTP over TLS, with the accounts that a test adds. That of `microsoft` has
 * a sign-in page, and its mail servers take no passwords.
 */
export class MailboxStandIn {
  private constructor(
    private readonly child: ChildProcess,
    private readonly ready: Ready,
  ) {}

  static async start(kind: 'mailbox' | 'microsoft' = 'mailbox'): Promise<MailboxStandIn> {
    const args = ['--experimental-transform-types', '--no-warnings', resolve(tests, kind, 'stand-in-process.mjs')];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = createInterface({ input: child.stdout });
    const first = await Promise.race([once(lines, 'line'), once(child, 'exit')]);
    if (typeof first[0] !== 'string') throw new Error(`The stand-in ended with ${String(first[0])}.`);
    return new MailboxStandIn(child, JSON.parse(first[0]) as Ready);
  }

  /** The server's variables that let it connect here. */
  get env(): Record<string, string> {
    return this.ready.env;
  }

  get servers(): Ready['servers'] {
    return this.ready.servers;
  }

  async addAccount(address: string, password = ''): Promise<void> {
    await this.order('account', { address, password });
  }

  /** Sign-ins to send are refused with these words, until calm. */
  async refuseSending(code: number, words: string): Promise<void> {
    await this.order('refuse', { code, words });
  }

  async calm(): Promise<void> {
    await this.order('calm', {});
  }

  /** The emails that left through it, whole, each with the address that sent it. */
  async sent(): Promise<{ from: string; raw: string }[]> {
    const { mails } = await this.order<{ mails: { from: string; raw: string }[] }>('sent', {});
    return mails;
  }

  async stop(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await gone;
  }

  private async order<T>(verb: string, body: object): Promise<T> {
    const answer = await fetch(`${this.ready.url}/${verb}`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${verb}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
