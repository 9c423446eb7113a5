import { Injectable } from '@nestjs/common';

import { ReadAccount } from '../../auth/index.js';
import { FactorMailer } from './ports/factor-mailer.js';
import type { FactorNotice } from './ports/factor-notices.js';

/** Writes to the address that counts when the job runs. */
@Injectable()
export class WriteFactorNotice {
  constructor(
    private readonly accounts: ReadAccount,
    private readonly mailer: FactorMailer,
  ) {}

  async run(userId: string, notice: FactorNotice): Promise<void> {
    const account = await this.accounts.byId(userId);
    if (account) await this.mailer.send({ email: account.email, username: account.username }, notice);
  }
}
