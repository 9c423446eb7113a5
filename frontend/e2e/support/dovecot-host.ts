import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const script = resolve(import.meta.dirname, '..', '..', '..', 'backend', 'test', 'mailbox', 'dovecot-process.mjs');

interface Server {
  host: string;
  port: number;
}

interface Ready {
  url: string;
  env: Record<string, string>;
  servers: { imap: Server; smtp: Server };
}

/** A provider of mailboxes as a process of its own whose IMAP is a real Dovecot (DOVECOT_PATH). */
export class DovecotHost {
  private constructor(
    private readonly child: ChildProcess,
    private readonly ready: Ready,
  ) {}

  static async start(): Promise<DovecotHost> {
    const args = ['--experimental-transform-types', '--no-warnings', script, process.env['DOVECOT_PATH'] ?? ''];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = createInterface({ input: child.stdout });
    const first = await Promise.race([once(lines, 'line'), once(child, 'exit')]);
    if (typeof first[0] !== 'string') throw new Error(`Dovecot's host ended with ${String(first[0])}.`);
    return new DovecotHost(child, JSON.parse(first[0]) as Ready);
  }

  /** The server's variables that let it connect here. */
  get env(): Record<string, string> {
    return this.ready.env;
  }

  get servers(): Ready['servers'] {
    return this.ready.servers;
  }

  async addAccount(address: string, password: string): Promise<void> {
    await this.order('account', { address, password });
  }

  /** A coach's answer, the email come back, or an email of somebody else arrives in the mailbox. */
  async arrives(what: 'answer' | 'bounce' | 'other', address: string, coach?: string): Promise<void> {
    await this.order(what, { address, coach });
  }

  /** The messages of the inbox with their flags, as another mail program sees them. */
  async inbox(address: string): Promise<{ subject: string; flags: string[] }[]> {
    return (await this.order<{ messages: { subject: string; flags: string[] }[] }>('flags', { address })).messages;
  }

  /** Who sent what to whom. */
  async sent(): Promise<{ from: string; to: string[] }[]> {
    return (await this.order<{ mails: { from: string; to: string[] }[] }>('sent', {})).mails;
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
