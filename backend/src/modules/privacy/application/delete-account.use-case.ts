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
   * For a user who just proved to own the account. Returns the token of the receipt. Ends every session; a job does the rest. Throws
   * LastAdmin.
   */
  async run(userId: string): Promise<string> {
    const receiptToken = this.ids.token();
    await this.deletions.begin({ id: this.ids.next(), userId, receiptToken, now: this.clock.now() });
    return receiptToken;
  }
}
