import { Injectable } from '@nestjs/common';

import { Ids } from '../../../shared-kernel/ids.js';
import { ProductMail } from '../../../shared-kernel/product-mail.js';
import { addressChangeAskedEmail, confirmNewAddressEmail, addressTakenEmail } from '../domain/account-emails.js';
import { AccountRepository } from './ports/account-repository.js';
import { EmailChanges } from './ports/email-changes.js';

/** Writes to the two addresses of a change that waits. Each is a job of its own, so that a repetition of one repeats only it. */
@Injectable()
export class WriteEmailChange {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly changes: EmailChanges,
    private readonly mail: ProductMail,
    private readonly ids: Ids,
  ) {}

  /** To the new address: the link; or, when another account has it, that it has. */
  async toNew(userId: string): Promise<void> {
    const pending = await this.changes.pendingOf(userId);
    if (!pending) return;
    const owner = await this.accounts.byEmail(pending.email);
    if (owner && owner.id !== userId) {
      await this.mail.send(addressTakenEmail(this.mail.publicUrl, pending.email));
      return;
    }
    const token = this.ids.token();
    if (await this.changes.giveLink(pending, 'confirm', token)) {
      await this.mail.send(confirmNewAddressEmail(this.mail.publicUrl, pending.email, token));
    }
  }

  /** To the old address: what was asked for, with a link that keeps the address. */
  async toOld(userId: string): Promise<void> {
    const [pending, account] = [await this.changes.pendingOf(userId), await this.accounts.byId(userId)];
    if (!pending || !account) return;
    const token = this.ids.token();
    if (await this.changes.giveLink(pending, 'cancel', token)) {
      await this.mail.send(addressChangeAskedEmail(this.mail.publicUrl, account, pending.email, token));
    }
  }
}
