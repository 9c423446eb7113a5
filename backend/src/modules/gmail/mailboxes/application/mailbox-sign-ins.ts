import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import type { MailCredentials } from '../../../../shared-kernel/mail-server.js';
import type { MailServerProblem } from '../../../../shared-kernel/mail-server-problem.js';
import type { MailboxReason } from '../../gateways/domain/mailbox-reason.js';
import { NotifyOfLostAccount } from '../../gateways/index.js';
import { lostMailbox } from '../domain/lost-mailbox.js';
import { BUSY_MS, MOST_FAILED_SIGN_INS, nextSignInAt } from '../domain/sign-in-wait.js';
import { MailboxAccounts, type MailboxAccount } from './ports/mailbox-accounts.js';
import { RenewAccess } from './renew-access.js';

/** Why nothing can be done in a mailbox now, once what it means for the account has been seen to. */
export type MailboxTrouble =
  | { kind: 'needs_reconnect'; reason: MailboxReason; words: string | null }
  | { kind: 'slow_down'; retryAt: Date }
  | { kind: 'unavailable'; message: string };

/** What to sign in with, or why that is not possible now. */
export type MailboxOpening = { kind: 'ready'; credentials: MailCredentials } | MailboxTrouble;

/** Where every sign-in gets its credentials. Counts sign-ins, so that a password that was changed elsewhere never locks the athlete's account. */
@Injectable()
export class MailboxSignIns {
  constructor(
    private readonly accounts: MailboxAccounts,
    private readonly notice: NotifyOfLostAccount,
    private readonly clock: Clock,
    private readonly access: RenewAccess,
  ) {}

  /** Returns the error that is known without contacting the server; null when a sign-in may be tried. */
  obstacle({ state, reason, words, auth, password, tokens, nextSignInAt: until }: MailboxAccount): MailboxTrouble | null {
    if (state !== 'connected') return { kind: 'needs_reconnect', reason: reason ?? 'sign_in_refused', words };
    const unreadable = auth === 'oauth' ? tokens === null && 'token_unreadable' : password === null && 'password_unreadable';
    if (unreadable) return { kind: 'needs_reconnect', reason: unreadable, words: null };
    return until && until > this.clock.now() ? { kind: 'slow_down', retryAt: until } : null;
  }

  /** The password, or an access token that does not end within the next minutes; a server is asked only for the latter. */
  async open(account: MailboxAccount): Promise<MailboxOpening> {
    const obstacle = this.obstacle(account);
    if (obstacle) return obstacle;
    const { username, password } = account;
    if (account.auth === 'password') return { kind: 'ready', credentials: { username, password: password ?? '' } };
    const access = await this.access.of(account);
    if (access.kind === 'ended') return this.lose(account, 'grant_ended', null);
    if (access.kind === 'unavailable') return { kind: 'unavailable', message: access.message };
    return { kind: 'ready', credentials: { username, accessToken: access.accessToken } };
  }

  async succeeded({ userId, connectionId, nextSignInAt: held }: MailboxAccount): Promise<void> {
    if (held) await this.accounts.forgiveSignIns(userId, connectionId);
  }

  async failed(account: MailboxAccount, { kind, words }: MailServerProblem): Promise<MailboxTrouble> {
    if (kind === 'sign_in_refused') return this.refused(account, words);
    if (kind !== 'try_later') return { kind: 'unavailable', message: `The mail server could not be used (${kind}).` };
    const retryAt = new Date(this.clock.now().getTime() + BUSY_MS);
    await this.accounts.holdSignIns(account.userId, account.connectionId, retryAt);
    return { kind: 'slow_down', retryAt };
  }

  /** Marks the mailbox as unusable until the athlete acts, and notifies the athlete once. */
  async lose(account: MailboxAccount, reason: MailboxReason, words: string | null): Promise<MailboxTrouble> {
    const { userId, connectionId, address } = account;
    if (await this.accounts.lose(userId, connectionId, { reason, words, now: this.clock.now() })) {
      // The settings page shows it in any case, so a mail server that is down must not cause another
      // failure.
      await this.notice.run(userId, lostMailbox(address, reason, words)).catch(() => undefined);
    }
    return { kind: 'needs_reconnect', reason, words };
  }

  private async refused(account: MailboxAccount, words: string | null): Promise<MailboxTrouble> {
    const { userId, connectionId, auth } = account;
    // It may have ended before its time; when Microsoft gives no other one, the grant is over.
    if (auth === 'oauth') await this.accounts.dropAccess(userId, connectionId);
    const failures = await this.accounts.countFailedSignIn(userId, connectionId);
    if (failures >= MOST_FAILED_SIGN_INS) return this.lose(account, auth === 'oauth' ? 'grant_ended' : 'sign_in_refused', words);
    const retryAt = nextSignInAt(Math.max(failures, 1), this.clock.now());
    await this.accounts.holdSignIns(userId, connectionId, retryAt);
    return { kind: 'slow_down', retryAt };
  }
}
