import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { FILE_AFTER_MS } from '../domain/look-times.js';
import { MailboxLimits } from './mailbox-limits.js';
import { MailboxAccounts, type MailboxAccount } from './ports/mailbox-accounts.js';
import type { GatewayMail, SendOutcome } from '../../gateways/index.js';
import { MailboxSends, type MailboxReservation } from './ports/mailbox-sends.js';

type Place = { kind: 'reserved'; account: MailboxAccount } | { kind: 'none'; outcome: SendOutcome };

const WAITS: Record<Extract<MailboxReservation, { kind: 'wait' }>['why'], string> = {
  pace: 'Waiting for the pause between two emails.',
  daily_cap: 'Waiting: this mailbox has reached its limit of emails in 24 hours.',
  paused: 'Waiting: your mail provider asked to send more slowly.',
};

const NOT_CONNECTED: SendOutcome = {
  kind: 'not_sent',
  code: 'not_connected',
  message: 'Waiting: the mailbox is not connected any more. Connect it again on your profile, or cancel.',
};

const ACCOUNT_CHANGED: SendOutcome = {
  kind: 'not_sent',
  code: 'account_changed',
  message: 'Waiting: another mailbox is connected now than the one this campaign was started with.',
};

/** Decides whether and when a mailbox may send an email, and records what it sent. */
@Injectable()
export class MailboxPace {
  constructor(
    private readonly accounts: MailboxAccounts,
    private readonly sends: MailboxSends,
    private readonly limits: MailboxLimits,
    private readonly clock: Clock,
  ) {}

  get intervalMs(): number {
    return this.limits.intervalMs;
  }

  /** Reserves the sending of this email and returns its account; else the outcome for the email. */
  async reserve({ userId, messageId, from }: GatewayMail): Promise<Place> {
    const account = await this.accounts.byUser(userId);
    if (!account) return { kind: 'none', outcome: NOT_CONNECTED };
    if (account.address.toLowerCase() !== from.address.toLowerCase()) return { kind: 'none', outcome: ACCOUNT_CHANGED };
    if (account.state !== 'connected') return { kind: 'reserved', account };
    const pace = await this.limits.paceOf(account);
    const place = await this.sends.reserve({ userId, messageId, pace, now: this.clock.now() });
    if (place.kind === 'gone') return { kind: 'none', outcome: NOT_CONNECTED };
    if (place.kind === 'reserved') return { kind: 'reserved', account };
    return { kind: 'none', outcome: { kind: 'not_sent', code: 'slow_down', message: WAITS[place.why], retryAt: place.until } };
  }

  release(messageId: string): Promise<void> {
    return this.sends.release(messageId);
  }

  /** Stops sending for `ms` milliseconds; returns the end of the pause. */
  async pause({ userId }: MailboxAccount, ms: number): Promise<Date> {
    const until = new Date(this.clock.now().getTime() + ms);
    await this.accounts.pauseSending(userId, until);
    return until;
  }

  /** Records that the email has to be found in Sent, or appended there if the provider does not do that itself. */
  async left(account: MailboxAccount, messageId: string, raw: Buffer): Promise<void> {
    if (account.filesSent) return;
    const copy = (await this.limits.filesByItself(account)) ? null : raw;
    await this.sends.fileLater(messageId, copy, new Date(this.clock.now().getTime() + FILE_AFTER_MS));
  }
}
