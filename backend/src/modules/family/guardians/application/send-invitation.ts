import { Injectable } from '@nestjs/common';

import { ProductMail } from '../../../../shared-kernel/product-mail.js';
import type { Invitation } from '../domain/invitation.js';
import { invitationEmail, invitationLink } from '../domain/invitation-email.js';
import { Guardianships } from '../queries/guardianships.query.js';
import { GuardianLinks } from './ports/guardian-links.js';

/** Delivers an invitation. */
@Injectable()
export class SendInvitation {
  constructor(
    private readonly guardianships: Guardianships,
    private readonly mail: ProductMail,
    private readonly links: GuardianLinks,
  ) {}

  /** Returns the link when it has to be passed on by hand; null when it was delivered. Throws MailServerDown, and then withdraws the invitation. */
  async run(invitation: Invitation, token: string): Promise<string | null> {
    const athlete = await this.guardianships.nameOf(invitation.athleteId);
    try {
      const link = invitationLink(this.mail.publicUrl, token);
      const delivery = await this.mail.notify(invitationEmail(invitation.address, athlete, link));
      await this.links.noteSent(invitation, delivery === 'delivered');
      return delivery === 'delivered' ? null : link;
    } catch (error) {
      await this.links.withdraw(invitation.id);
      throw error;
    }
  }
}
