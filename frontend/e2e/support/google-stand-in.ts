import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const script = resolve(import.meta.dirname, '..', '..', '..', 'backend', 'test', 'gmail', 'stand-in-process.mjs');

interface Ready {
  url: string;
  env: Record<string, string>;
}

/** An email that left through the stand-in. */
export interface SentMail {
  to: string;
  from: string;
  subject: string;
}

/** Google in small as a process of its own: consent page, tokens, and the mailbox of athlete@gmail.example. */
export class GoogleStandIn {
  private constructor(
    private readonly child: ChildProcess,
    private readonly ready: Ready,
  ) {}

  static async start(): Promise<GoogleStandIn> {
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const lines = createInterface({ input: child.stdout });
    const first = await Promise.race([once(lines, 'line'), once(child, 'exit')]);
    if (typeof first[0] !== 'string') throw new Error(`The stand-in ended with ${String(first[0])}.`);
    return new GoogleStandIn(child, JSON.parse(first[0]) as Ready);
  }

  /** The server's variables that lead it here. */
  get env(): Record<string, string> {
    return this.ready.env;
  }

  /** What left from this account; without one, from athlete@gmail.example. */
  async sent(email?: string): Promise<SentMail[]> {
    const { mails } = await this.order<{ mails: SentMail[] }>('sent', { email });
    return mails;
  }

  /** Another person with a Google account, whom the consent page offers beside athlete@gmail.example. */
  async addAccount(email: string): Promise<void> {
    await this.order('account', { email });
  }

  /** Gmail asks everybody who sends to wait for ten minutes, until sendNormally. */
  async holdBack(): Promise<void> {
    const wait = { 'Retry-After': '600' };
    const fault = { kind: 'error', status: 429, reason: 'rateLimitExceeded', message: 'Too many requests', headers: wait };
    await this.order('fault', { operation: 'messages.send', fault });
  }

  async sendNormally(): Promise<void> {
    await this.order('calm', {});
  }

  /** How many calls to send an email were refused because of holdBack. */
  async heldBack(): Promise<number> {
    const { calls } = await this.order<{ calls: { status: number }[] }>('calls', {});
    return calls.filter(({ status }) => status === 429).length;
  }

  /** A coach answers the last mail to this address. */
  async reply(to: string, answer: { text: string; from?: string }): Promise<void> {
    await this.order('reply', { to, ...answer });
  }

  async stop(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await gone;
  }

  private async order<T>(verb: string, body: object): Promise<T> {
    const answer = await fetch(`${this.ready.url}/__control/${verb}`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${verb}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }
}
