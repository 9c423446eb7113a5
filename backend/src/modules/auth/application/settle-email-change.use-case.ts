import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { ProductMail } from '../../../shared-kernel/product-mail.js';
import { EmailChangeTaken, EmailLinkNotValid, EmailTaken, NoPendingEmail, UnknownAccount } from '../domain/account-errors.js';
import { addressChangedEmail } from '../domain/account-emails.js';
import { AccountRepository } from './ports/account-repository.js';
import { type ChangedEmail, type EmailChangeKey, EmailChanges } from './ports/email-changes.js';

/** What the links in the two emails of ChangeEmail do, and what an operator does without them. */
@Injectable()
export class SettleEmailChange {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly changes: EmailChanges,
    private readonly mail: ProductMail,
    private readonly clock: Clock,
  ) {}

  /** The link of the new address. Returns the user's id. Throws EmailLinkNotValid, or EmailChangeTaken when another account got the address in the meantime. */
  async confirm(token: string): Promise<string> {
    const changed = await this.change({ token });
    if (!changed) throw new EmailLinkNotValid();
    return changed.userId;
  }

  /** The link of the old address. Returns the user's id. Throws EmailLinkNotValid. */
  async keepOld(token: string): Promise<string> {
    const userId = await this.changes.cancel({ token });
    if (userId === null) throw new EmailLinkNotValid();
    return userId;
  }

  /** Confirms for an operator who has verified that the address is the athlete's. Throws UnknownAccount, NoPendingEmail or EmailChangeTaken. */
  async confirmOf(username: string): Promise<ChangedEmail> {
    const account = await this.accounts.byUsername(username);
    if (!account) throw new UnknownAccount(username);
    const changed = await this.change({ userId: account.id });
    if (!changed) throw new NoPendingEmail(username);
    await this.notifyOldAddress(changed);
    return changed;
  }

  /** Notifies the old address. It is not kept in the outbox, because it no longer belongs to an account that could be deleted with it. */
  async notifyOldAddress(changed: Omit<ChangedEmail, 'userId'>): Promise<void> {
    await this.mail.notify(addressChangedEmail(this.mail.publicUrl, changed));
  }

  private async change(key: EmailChangeKey): Promise<ChangedEmail | null> {
    try {
      return await this.changes.confirm(key, this.clock.now());
    } catch (error) {
      if (error instanceof EmailTaken) throw new EmailChangeTaken();
      throw error;
    }
  }
}
