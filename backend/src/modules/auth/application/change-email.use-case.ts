import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { WrongPassword } from '../domain/account-errors.js';
import { AccountRepository } from './ports/account-repository.js';
import { EmailChanges, type PendingEmail } from './ports/email-changes.js';
import { PasswordHasher } from './ports/password-hasher.js';

const VALID_FOR_MS = 24 * 3600 * 1000;

/** Requests a new address. The present one is used until the new one is confirmed from its mailbox. */
@Injectable()
export class ChangeEmail {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly changes: EmailChanges,
    private readonly hasher: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  /**
   * Does nothing when the address is the same. Does not check whether another account has the address: only the email sent
   * to it may reveal that. Throws WrongPassword.
   */
  async run(userId: string, email: string, currentPassword: string | undefined): Promise<void> {
    const account = await this.accounts.byId(userId);
    if (!account || account.email === email) return;
    const right = await this.hasher.verify(account.passwordHash, currentPassword ?? '');
    if (!right) throw new WrongPassword();
    await this.begin(userId, email);
  }

  /** The emails again, with new links that are good for a day. False when no change waits. */
  async sendAgain(userId: string): Promise<boolean> {
    const pending = await this.changes.pendingOf(userId);
    if (pending) await this.begin(userId, pending.email);
    return pending !== null;
  }

  pendingOf(userId: string): Promise<PendingEmail | null> {
    return this.changes.pendingOf(userId);
  }

  /** The present address stays. Returns whether another one waited. */
  async cancel(userId: string): Promise<boolean> {
    return (await this.changes.cancel({ userId })) !== null;
  }

  private async begin(userId: string, email: string): Promise<void> {
    const now = this.clock.now();
    await this.changes.begin({ userId, email, requestedAt: now, expiresAt: new Date(now.getTime() + VALID_FOR_MS) });
  }
}
