import { Injectable } from '@nestjs/common';

import { ProductMail } from '../../../../shared-kernel/product-mail.js';
import type { ShownReply } from '../../../campaigns/replies/index.js';
import { Guardianships } from '../../guardians/index.js';
import { shownReplyLetter } from '../domain/guardian-letters.js';
import { tellEach } from './tell-each.js';

/** Emails every guardian that the athlete showed them a reply. It is on their page too, also without a mail server. */
@Injectable()
export class TellOfReply {
  constructor(
    private readonly guardianships: Guardianships,
    private readonly mail: ProductMail,
  ) {}

  async run({ athleteId }: ShownReply): Promise<void> {
    const athlete = await this.guardianships.nameOf(athleteId);
    const guardians = await this.guardianships.guardiansOf(athleteId);
    await tellEach(guardians, (guardian) => this.mail.tell(shownReplyLetter(this.mail.publicUrl, guardian, athlete)));
  }
}
