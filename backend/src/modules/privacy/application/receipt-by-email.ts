import { Injectable } from '@nestjs/common';

import { Guardianships } from '../../family/guardians/index.js';
import { DeletionMailer } from './ports/deletion-mailer.js';

/** The receipt of a deletion that nobody pressed just now: the athlete and the guardians get it by email. */
@Injectable()
export class ReceiptByEmail {
  constructor(
    private readonly guardianships: Guardianships,
    private readonly mailer: DeletionMailer,
  ) {}

  /** Who gets it; asked before the rows go. */
  async addressesOf(userId: string): Promise<string[]> {
    const own = await this.guardianships.addressOf(userId);
    const guardians = await this.guardianships.guardiansOf(userId);
    return [...(own === null ? [] : [own]), ...guardians.map(({ email }) => email)];
  }

  send(addresses: string[], receiptToken: string): Promise<void> {
    return this.mailer.tellBegun(addresses, receiptToken);
  }
}
