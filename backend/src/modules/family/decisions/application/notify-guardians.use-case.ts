import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { ProductMail } from '../../../../shared-kernel/product-mail.js';
import { type Guardian, GuardianEvents, Guardianships } from '../../guardians/index.js';
import { approvalEmail } from '../domain/guardian-emails.js';
import { notifyEach } from './notify-each.js';

/** A question to the guardians of an athlete. */
export interface Question {
  athleteId: string;
  /** Null: it is about the share page or the birth date. */
  campaignId: string | null;
  /** The campaign's name, or what it is about. */
  name: string;
  emails: number;
}

/** Emails every guardian about a pending decision. Without a mail server the athlete passes the link on. */
@Injectable()
export class NotifyGuardians {
  constructor(
    private readonly guardianships: Guardianships,
    private readonly mail: ProductMail,
    private readonly events: GuardianEvents,
    private readonly clock: Clock,
  ) {}

  async run({ athleteId, campaignId, name, emails }: Question): Promise<void> {
    const guardians = await this.guardianships.guardiansOf(athleteId);
    const athlete = await this.guardianships.nameOf(athleteId);
    const path = campaignId === null ? '/family/approvals' : `/family/approvals/${athleteId}/${campaignId}`;
    const emailTo = (guardian: Guardian) => approvalEmail(this.mail.publicUrl, guardian, { athlete, emails, path });
    const notified = await notifyEach(guardians, (guardian) => this.mail.notify(emailTo(guardian)));
    // The question about the share page or the birth date is in the log already.
    if (campaignId === null) return;
    const data = { campaignId, name, emails, told: notified };
    await this.events.append([{ athleteId, guardianId: null, kind: 'approval_asked', at: this.clock.now(), data }]);
  }
}
