import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { mailboxReasonSentence, type MailboxReason } from '../../gateways/domain/mailbox-reason.js';
import { MailboxLimits } from './mailbox-limits.js';
import { MailboxAccounts, type MailboxLogin } from './ports/mailbox-accounts.js';

/** What the athlete is shown of the mailbox: everything but the password. */
export interface MailboxStatus {
  connected: boolean;
  state: 'connected' | 'needs_reconnect' | 'not_connected';
  login: MailboxLogin | null;
  /** How it signs in; null while nothing is connected. */
  signIn: 'password' | 'oauth' | null;
  provider: string | null;
  reason: MailboxReason | null;
  message: string | null;
  dailyCap: number;
  sentLast24Hours: number;
}

const NOT_CONNECTED = {
  connected: false,
  state: 'not_connected',
  login: null,
  signIn: null,
  provider: null,
  reason: null,
  message: null,
} as const;

@Injectable()
export class MailboxCard {
  constructor(
    private readonly accounts: MailboxAccounts,
    private readonly limits: MailboxLimits,
    private readonly clock: Clock,
  ) {}

  /** No mail server is asked. */
  async of(userId: string): Promise<MailboxStatus> {
    const { account, sentLast24Hours } = await this.accounts.overview(userId, this.clock.now());
    const { dailyCap } = await this.limits.paceOf({ provider: account?.provider ?? null });
    if (!account) return { ...NOT_CONNECTED, dailyCap, sentLast24Hours };
    const { state, reason, words, auth: signIn, provider, address, username, imap, smtp } = account;
    const message = reason && mailboxReasonSentence(reason, words);
    const login = { address, username, imap, smtp };
    return { connected: state === 'connected', state, login, signIn, provider, reason, message, dailyCap, sentLast24Hours };
  }
}
