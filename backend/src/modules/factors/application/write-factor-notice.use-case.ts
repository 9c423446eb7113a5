import { Injectable } from '@nestjs/common';

import { ProductMail } from '../../../shared-kernel/product-mail.js';
import { ReadAccount } from '../../auth/index.js';
import { factorEmail, type FactorNotice } from '../domain/factor-email.js';

/** Writes to the address that counts when the job runs. */
@Injectable()
export class WriteFactorNotice {
  constructor(
    private readonly accounts: ReadAccount,
    private readonly mail: ProductMail,
  ) {}

  async run(userId: string, notice: FactorNotice): Promise<void> {
    const account = await this.accounts.byId(userId);
    if (account) await this.mail.send(factorEmail(this.mail.publicUrl, account, notice));
  }
}
