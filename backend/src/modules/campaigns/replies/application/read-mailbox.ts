import { Injectable } from '@nestjs/common';

import type { InboxTrouble } from '../../../gmail/gateways/index.js';
import type { MailboxState } from './ports/reply-ledger.js';
import { isTrouble } from './is-trouble.js';
import { LookForCoaches } from './look-for-coaches.js';
import { WalkMailbox } from './walk-mailbox.js';

/** All that one check reads: what arrived, and now and then what the history does not tell. */
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
