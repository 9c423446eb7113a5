import {
  GmailAccounts,
  type FreshAccess,
  type GmailAccount,
  type GmailOverview,
  type NewConnection,
  type Reservation,
  type SendRequest,
  type SlowDown,
} from '../application/ports/gmail-accounts.js';
import { backOffUntil } from '../../gateways/domain/back-off.js';
import { DAY_MS, waitBeforeSend } from '../../gateways/domain/next-send.js';
import type { ReconnectReason } from '../../gateways/domain/reconnect-reason.js';

interface Kept extends Omit<GmailAccount, 'everyonePausedUntil'> {
  pausedUntil: Date | null;
  strikes: number;
}

const later = (a: Date | null, b: Date | null) => (a && b ? (a > b ? a : b) : (a ?? b));

/** The accounts in memory, by the same rules. */
export class MemoryGmailAccounts extends GmailAccounts {
  private readonly accounts = new Map<string, Kept>();
  private readonly sends = new Map<string, { mailbox: string; at: Date }>();
  private everyoneUntil: Date | null = null;

  async byUser(userId: string): Promise<GmailAccount | null> {
    const found = this.accounts.get(userId);
    return found ? { ...found, everyonePausedUntil: this.everyoneUntil } : null;
  }

  async isKnown(googleSub: string): Promise<boolean> {
    return [...this.accounts.values()].some((account) => account.googleSub === googleSub);
  }

  async overview(userId: string, now: Date): Promise<GmailOverview> {
    const found = this.accounts.get(userId);
    if (!found) return { account: null, sentLast24Hours: 0 };
    const { email, state, reason } = found;
    const canReadReplies = found.canReadReplies && state === 'connected';
    return { account: { email, state, reason, canReadReplies }, sentLast24Hours: this.recent(email, now).length };
  }

  async connect({ now: _, ...connection }: NewConnection): Promise<'connected' | 'taken' | 'mailbox'> {
    const { userId, googleSub } = connection;
    for (const other of this.accounts.values()) {
      if (other.googleSub === googleSub && other.userId !== userId && other.state === 'connected') return 'taken';
    }
    const before = this.accounts.get(userId);
    const { pausedUntil, strikes } = before?.googleSub === googleSub ? before : { pausedUntil: null, strikes: 0 };
    this.accounts.set(userId, { ...connection, state: 'connected', reason: null, pausedUntil, strikes });
    return 'connected';
  }

  async keepAccess(userId: string, grantId: string, { accessToken, accessExpiresAt }: FreshAccess): Promise<void> {
    const account = this.present(userId, grantId);
    if (account?.state === 'connected') Object.assign(account, { accessToken, accessExpiresAt });
  }

  async loseReading(userId: string, grantId: string): Promise<void> {
    const account = this.present(userId, grantId);
    if (account) account.canReadReplies = false;
  }

  async lose(userId: string, grantId: string, reason: ReconnectReason): Promise<boolean> {
    const account = this.present(userId, grantId);
    if (account?.state !== 'connected') return false;
    Object.assign(account, { state: 'needs_reconnect', reason, accessToken: null });
    return true;
  }

  async remove(userId: string): Promise<GmailAccount | null> {
    const account = await this.byUser(userId);
    this.accounts.delete(userId);
    return account;
  }

  async reserveSend({ userId, messageId, pace, now }: SendRequest): Promise<Reservation> {
    const account = this.accounts.get(userId);
    if (account?.state !== 'connected') return { kind: 'gone' };
    const pausedUntil = later(account.pausedUntil, this.everyoneUntil);
    const wait = waitBeforeSend(this.recent(account.email, now), pausedUntil, pace, now);
    if (wait) return { kind: 'wait', ...wait };
    this.sends.set(messageId, { mailbox: account.email.toLowerCase(), at: now });
    return { kind: 'reserved' };
  }

  async releaseSend(messageId: string): Promise<void> {
    this.sends.delete(messageId);
  }

  async mailboxOf(messageId: string): Promise<string | null> {
    return this.sends.get(messageId)?.mailbox ?? null;
  }

  async pauseSending(userId: string, until: Date): Promise<void> {
    const account = this.accounts.get(userId);
    if (account) account.pausedUntil = later(account.pausedUntil, until);
  }

  async slowDown({ userId, askedFor, everyone, random, now }: SlowDown): Promise<Date> {
    const account = this.accounts.get(userId);
    if (account) account.strikes += 1;
    const until = backOffUntil(askedFor, account?.strikes ?? 1, random, now);
    await this.pauseSending(userId, until);
    if (everyone) this.everyoneUntil = later(this.everyoneUntil, until);
    return until;
  }

  async forgiveStrikes(userId: string): Promise<void> {
    const account = this.accounts.get(userId);
    if (account) account.strikes = 0;
  }

  private present(userId: string, grantId: string): Kept | undefined {
    const account = this.accounts.get(userId);
    return account?.grantId === grantId ? account : undefined;
  }

  private recent(email: string, now: Date): Date[] {
    return [...this.sends.values()]
      .filter(({ mailbox, at }) => mailbox === email.toLowerCase() && at.getTime() > now.getTime() - DAY_MS)
      .map(({ at }) => at)
      .sort((a, b) => b.getTime() - a.getTime());
  }
}
