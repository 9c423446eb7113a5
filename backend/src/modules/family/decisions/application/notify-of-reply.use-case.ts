import { Injectable } from '@nestjs/common';

import { ProductMail } from '../../../../shared-kernel/product-mail.js';
import type { ShownReply } from '../../../campaigns/replies/index.js';
import { Guardianships } from '../../guardians/index.js';
import { shownReplyEmail } from '../domain/guardian-emails.js';
import { notifyEach } from './notify-each.js';

/** Emails every guardian that the athlete showed them a reply. It is on their page too, also without a mail server. */
@Injectable()
export class NotifyOfReply {
  constructor(
    private readonly guardianships: Guardianships,
    private readonly mail: ProductMail,
  ) {}

  async run({ athleteId }: ShownReply): Promise<void> {
    const athlete = await this.guardianships.nameOf(athleteId);
    const guardians = await this.guardianships.guardiansOf(athleteId);
    await notifyEach(guardians, (guardian) => this.mail.notify(shownReplyEmail(this.mail.publicUrl, guardian, athlete)));
  }
}
