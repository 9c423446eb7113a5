import { Injectable } from '@nestjs/common';

import { ProductMail } from '../../../shared-kernel/product-mail.js';
import { Guardianships } from '../../family/guardians/index.js';
import { deletionEmail } from '../domain/deletion-email.js';

/** The receipt of a scheduled deletion, which the athlete and the guardians get by email. */
@Injectable()
export class ReceiptByEmail {
  constructor(
    private readonly guardianships: Guardianships,
    private readonly mail: ProductMail,
  ) {}

  /** Who gets it; asked before the rows go. */
  async addressesOf(userId: string): Promise<string[]> {
    const own = await this.guardianships.addressOf(userId);
    const guardians = await this.guardianships.guardiansOf(userId);
    return [...(own === null ? [] : [own]), ...guardians.map(({ email }) => email)];
  }

  /** Addresses that the mail server refuses, and a server without one, are passed over: the deletion goes on. */
  async send(addresses: string[], receiptToken: string): Promise<void> {
    for (const address of addresses) {
      const email = deletionEmail(this.mail.publicUrl, address, receiptToken);
      await this.mail.notify(email).catch(() => undefined);
    }
  }
}
