import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { MicrosoftOAuth } from '../../microsoft/index.js';
import { MailboxAccounts, type MailboxAccount, type MailboxTokens } from './ports/mailbox-accounts.js';

/** A token that ends within this is fetched again before it is used: a sign-in and a look have to fit in. */
const EXPIRES_SOON_MS = 5 * 60_000;

export type Access = { kind: 'ready'; accessToken: string } | { kind: 'ended' } | { kind: 'unavailable'; message: string };

const GONE: Access = { kind: 'unavailable', message: 'The mailbox was connected anew a moment ago.' };

/** Access tokens for mailboxes that are signed in to by OAuth: one is fetched at a time for each mailbox in this process. */
@Injectable()
export class RenewAccess {
  private readonly renewals = new Map<string, Promise<Access>>();

  constructor(
    private readonly accounts: MailboxAccounts,
    private readonly microsoft: MicrosoftOAuth,
    private readonly clock: Clock,
  ) {}

  /** `ended`: only a new consent helps. `unavailable`: the state of the account is unknown; `message` contains the reason, without a secret. */
  async of(account: MailboxAccount): Promise<Access> {
    const present = this.presentIn(account.tokens);
    if (present) return present;
    const { connectionId } = account;
    const renewal = this.renewals.get(connectionId) ?? this.renew(account).finally(() => this.renewals.delete(connectionId));
    this.renewals.set(connectionId, renewal);
    return renewal;
  }

  private async renew(account: MailboxAccount): Promise<Access> {
    // Anyone who asks may have read the account before another look renewed its token.
    const tokens = await this.storedFor(account);
    if (!tokens) return GONE;
    const present = this.presentIn(tokens);
    if (present) return present;
    const answer = await this.microsoft.refresh(tokens.refreshToken);
    if (answer.kind === 'unavailable') return { kind: 'unavailable', message: `Microsoft could not be asked (${answer.code}).` };
    if (answer.kind === 'ended') return this.ended(account, tokens);
    const { accessToken, accessExpiresAt, refreshToken } = answer.tokens;
    const renewed = { accessToken, accessExpiresAt, refreshToken: refreshToken ?? tokens.refreshToken };
    // At once, before anything else can fail: the last refresh token may be of no use any more.
    await this.accounts.keepTokens(account.userId, account.connectionId, renewed, this.clock.now());
    return { kind: 'ready', accessToken };
  }

  /** Another process may have exchanged the same refresh token a moment before. */
  private async ended(account: MailboxAccount, used: MailboxTokens): Promise<Access> {
    const tokens = await this.storedFor(account);
    if (!tokens) return GONE;
    if (tokens.refreshToken === used.refreshToken) return { kind: 'ended' };
    return this.presentIn(tokens) ?? { kind: 'unavailable', message: 'The access to the mailbox is being renewed.' };
  }

  private async storedFor({ userId, connectionId }: MailboxAccount): Promise<MailboxTokens | null> {
    const stored = await this.accounts.byUser(userId);
    return stored?.connectionId === connectionId ? stored.tokens : null;
  }

  private presentIn(tokens: MailboxTokens | null): Access | null {
    const { accessToken = null, accessExpiresAt = null } = tokens ?? {};
    const lasts = accessExpiresAt !== null && accessExpiresAt.getTime() - this.clock.now().getTime() > EXPIRES_SOON_MS;
    return accessToken !== null && lasts ? { kind: 'ready', accessToken } : null;
  }
}
