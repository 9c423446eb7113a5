import { Injectable } from '@nestjs/common';

import { ProductMail } from '../../../../shared-kernel/product-mail.js';
import { AthleteQuery } from '../../../profile/share/index.js';

/** Emails an athlete that a message arrived, without its sender or text, which are shown after sign-in only. */
@Injectable()
export class NotifyOfMessage {
  constructor(
    private readonly athletes: AthleteQuery,
    private readonly mail: ProductMail,
  ) {}

  async run(athleteId: string): Promise<void> {
    const { email, username } = await this.athletes.byId(athleteId);
    await this.mail.notify({
      to: { name: username, address: email },
      subject: 'Somebody wrote to you by your shared profile',
      text: [
        'Somebody used the form on your shared profile to write to you.',
        '',
        'Read it here, signed in. Check who wrote before you answer:',
        `${this.mail.publicUrl}/conversations`,
        '',
      ].join('\n'),
    });
  }
}
