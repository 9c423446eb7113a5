import {
  MailboxSends,
  type Filing,
  type MailboxReservation,
  type MailboxSend,
  type MailboxSendRequest,
} from '../application/ports/mailbox-sends.js';
import { DAY_MS, waitBeforeSend } from '../../gateways/domain/next-send.js';
import type { MemoryMailboxAccounts } from './memory-mailbox-accounts.js';

type Kept = MailboxSend & { at: Date; filing: 'due' | 'begun' | null; fileAt: Date | null; copy: Buffer | null };

export class MemoryMailboxSends extends MailboxSends {
  private readonly sends = new Map<string, Kept>();

  constructor(private readonly accounts: MemoryMailboxAccounts) {
    super();
  }

  async reserve({ userId, messageId, pace, now }: MailboxSendRequest): Promise<MailboxReservation> {
    const account = await this.accounts.byUser(userId);
    if (account?.state !== 'connected') return { kind: 'gone' };
    const address = account.address.toLowerCase();
    const recent = [...this.sends.values()].filter((send) => send.address === address && send.at.getTime() > now.getTime() - DAY_MS);
    const times = recent.map(({ at }) => at).sort((a, b) => b.getTime() - a.getTime());
    const wait = waitBeforeSend(times, this.accounts.pausedUntil(userId), pace, now);
    if (wait) return { kind: 'wait', ...wait };
    const fresh = { looks: 0, lookAt: null, filing: null, fileAt: null, copy: null };
    if (!this.sends.has(messageId)) this.sends.set(messageId, { messageId, userId, address, at: now, ...fresh });
    return { kind: 'reserved' };
  }

  async release(messageId: string): Promise<void> {
    this.sends.delete(messageId);
  }

  async byMessage(messageId: string): Promise<MailboxSend | null> {
    const kept = this.sends.get(messageId);
    if (!kept) return null;
    const { userId, address, looks, lookAt } = kept;
    return { messageId, userId, address, looks, lookAt };
  }

  async noteLook(messageId: string, counts: boolean, lookAt: Date | null): Promise<void> {
    const kept = this.sends.get(messageId);
    if (kept) Object.assign(kept, { looks: kept.looks + (counts ? 1 : 0), lookAt });
  }

  async fileLater(messageId: string, copy: Buffer | null, at: Date): Promise<void> {
    const kept = this.sends.get(messageId);
    if (kept?.filing === null) Object.assign(kept, { filing: 'due', copy, fileAt: at });
  }

  async takeFilings(now: Date, until: Date, limit: number): Promise<Filing[]> {
    const due = [...this.sends.values()].filter(({ filing, fileAt }) => filing !== null && fileAt !== null && fileAt <= now);
    const taken = due.sort((a, b) => Number(a.fileAt) - Number(b.fileAt)).slice(0, limit);
    for (const kept of taken) kept.fileAt = until;
    return taken.map(({ messageId, userId, address, at, copy, filing }) => ({
      messageId,
      userId,
      address,
      at,
      copy,
      begun: filing === 'begun',
    }));
  }

  async beginAppend(messageId: string): Promise<void> {
    const kept = this.sends.get(messageId);
    if (kept) kept.filing = 'begun';
  }

  async filed(messageId: string): Promise<void> {
    const kept = this.sends.get(messageId);
    if (kept) Object.assign(kept, { filing: null, copy: null, fileAt: null });
  }
}
