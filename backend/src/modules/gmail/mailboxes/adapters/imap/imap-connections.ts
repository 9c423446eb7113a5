import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { ImapFlow } from 'imapflow';

import { MailHosts } from '../../../../../platform/mail/mail-hosts.js';
import { problemOf } from '../../../../../platform/mail/problem-of.js';
import type { MailCredentials } from '../../../../../shared-kernel/mail-server.js';
import { AccountChanges } from '../../../gateways/index.js';
import { MailboxSignIns, type MailboxTrouble } from '../../application/mailbox-sign-ins.js';
import type { MailboxAccount } from '../../application/ports/mailbox-accounts.js';
import { openImap } from './open-imap.js';

export type ImapResult<T> = { kind: 'done'; value: T } | MailboxTrouble;

type Work<T> = (client: ImapFlow) => Promise<T>;

interface Parked {
  userId: string;
  client: ImapFlow;
  timer: NodeJS.Timeout;
}

/** Outlives the pause between two looks into a mailbox, so that those need one sign-in. */
const PARKED_MS = 3 * 60_000;

/**
 * Connections to mailboxes, kept signed in for a while: at most one for each mailbox, and a bounded number in all. With more
 * mailboxes than places the first ones keep theirs: taken away in turn, none would be there for the next look.
 */
@Injectable()
export class ImapConnections implements OnApplicationShutdown {
  /** Connections of this process at once. Those that are not kept are for looks into other mailboxes. */
  places = { open: 200, kept: 180 };
  private readonly parked = new Map<string, Parked>();
  private inUse = 0;
  /** The last piece of work of each mailbox: one after the other. */
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(
    private readonly hosts: MailHosts,
    private readonly signIns: MailboxSignIns,
    changes: AccountChanges,
  ) {
    // A mailbox that was disconnected is left at once, not when its connection gets old.
    changes.subscribe(({ userId }) => Promise.resolve(this.leave(userId)));
  }

  /** Reads: `work` is run a second time on a new connection when a parked one turns out to be dead. Never throws. */
  run<T>(account: MailboxAccount, work: Work<T>): Promise<ImapResult<T>> {
    return this.inTurn(account, () => this.runNow(account, work));
  }

  /** Changes something: `work` is run at most once. Never throws. */
  runOnce<T>(account: MailboxAccount, work: Work<T>): Promise<ImapResult<T>> {
    return this.inTurn(account, async () => {
      this.discard(account.connectionId);
      return this.runNow(account, work);
    });
  }

  onApplicationShutdown(): void {
    for (const key of [...this.parked.keys()]) this.discard(key);
  }

  private async inTurn<T>(account: MailboxAccount, run: () => Promise<ImapResult<T>>): Promise<ImapResult<T>> {
    const before = this.turns.get(account.userId) ?? Promise.resolve();
    const turn = before.then(run);
    this.turns.set(account.userId, turn);
    const result = await turn;
    if (this.turns.get(account.userId) === turn) this.turns.delete(account.userId);
    return result;
  }

  private async runNow<T>(account: MailboxAccount, work: Work<T>): Promise<ImapResult<T>> {
    const obstacle = this.signIns.obstacle(account);
    if (obstacle) return obstacle;
    if (this.inUse >= this.places.open) return { kind: 'unavailable', message: 'Too many mailboxes are being read right now.' };
    this.inUse += 1;
    try {
      return await this.runOn(account, work);
    } finally {
      this.inUse -= 1;
    }
  }

  private async runOn<T>(account: MailboxAccount, work: Work<T>): Promise<ImapResult<T>> {
    const known = this.unpark(account.connectionId);
    const again = known && (await this.attempt(account, known, work));
    if (again?.kind === 'done') return again;
    this.makeRoom();
    const opening = await this.signIns.open(account);
    if (opening.kind !== 'ready') return opening;
    try {
      const client = await this.open(account, opening.credentials);
      return await this.attempt(account, client, work);
    } catch (error) {
      return this.signIns.failed(account, problemOf(error));
    }
  }

  private async open(account: MailboxAccount, credentials: MailCredentials): Promise<ImapFlow> {
    const { imap } = account;
    const pinned = await this.hosts.pin(imap.host, imap.port);
    const client = await openImap(pinned, imap, credentials);
    await this.signIns.succeeded(account);
    return client;
  }

  private async attempt<T>(account: MailboxAccount, client: ImapFlow, work: Work<T>): Promise<ImapResult<T>> {
    const deadline = setTimeout(() => client.close(), 3 * this.hosts.timeoutMs);
    try {
      const value = await work(client);
      this.park(account, client);
      return { kind: 'done', value };
    } catch (error) {
      client.close();
      return { kind: 'unavailable', message: `The mailbox could not be read (${codeOf(error)}).` };
    } finally {
      clearTimeout(deadline);
    }
  }

  private unpark(key: string): ImapFlow | undefined {
    const known = this.parked.get(key);
    clearTimeout(known?.timer);
    this.parked.delete(key);
    return known?.client.usable ? known.client : undefined;
  }

  /** Before a connection is opened: this one counts as in use already. */
  private makeRoom(): void {
    const [oldest] = this.parked.keys();
    if (oldest !== undefined && this.parked.size + this.inUse > this.places.open) this.discard(oldest);
  }

  private park({ connectionId, userId }: MailboxAccount, client: ImapFlow): void {
    if (!client.usable) return;
    if (this.parked.size >= this.places.kept) return client.close();
    const timer = setTimeout(() => this.discard(connectionId), PARKED_MS).unref();
    this.parked.set(connectionId, { userId, client, timer });
  }

  private leave(userId: string): void {
    for (const [key, parked] of [...this.parked]) if (parked.userId === userId) this.discard(key);
  }

  private discard(key: string): void {
    this.unpark(key)?.close();
  }
}

function codeOf(error: unknown): string {
  const { code, serverResponseCode } = error as { code?: string; serverResponseCode?: string };
  return serverResponseCode ?? code ?? 'refused';
}
