import { Injectable } from '@nestjs/common';

import type { InboxTrouble } from '../../../gmail/gateways/index.js';
import type { MailboxState } from './ports/reply-ledger.js';
import { isTrouble } from './is-trouble.js';
import { LookForCoaches } from './look-for-coaches.js';
import { WalkMailbox } from './walk-mailbox.js';

/** Performs one check: reads new messages, and from time to time searches for those missing from the history. */
@Injectable()
export class ReadMailbox {
  constructor(
    private readonly walking: WalkMailbox,
    private readonly looking: LookForCoaches,
  ) {}

  async run(box: MailboxState): Promise<{ kind: 'looked' } | InboxTrouble> {
    const walked = await this.walking.run(box);
    return isTrouble(walked) ? walked : this.looking.run(box, walked.advance);
  }
}
