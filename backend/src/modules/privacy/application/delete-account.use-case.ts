import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { Ids } from '../../../shared-kernel/ids.js';
import { Deletions } from './ports/deletions.js';

/** Deletes an account for good. */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly deletions: Deletions,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * For somebody who showed just now that the account is theirs. Returns the token of the receipt. Every session ends here; the rest is
   * done by a job. Throws LastAdmin.
   */
  async run(userId: string): Promise<string> {
    const receiptToken = this.ids.token();
    await this.deletions.begin({ id: this.ids.next(), userId, receiptToken, now: this.clock.now() });
    return receiptToken;
  }
}
