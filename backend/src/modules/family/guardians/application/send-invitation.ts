import { Injectable } from '@nestjs/common';

import type { Invitation } from '../domain/invitation.js';
import { Guardianships } from '../queries/guardianships.query.js';
import { GuardianLinks } from './ports/guardian-links.js';
import { InvitationMailer } from './ports/invitation-mailer.js';

/** Brings an invitation to whom it is for. */
@Injectable()
export class SendInvitation {
  constructor(
    private readonly guardianships: Guardianships,
    private readonly mailer: InvitationMailer,
    private readonly links: GuardianLinks,
  ) {}

  /** Returns the link where it has to be handed over; null when it was delivered. Throws MailServerDown, and then nobody is invited. */
  async run(invitation: Invitation, token: string): Promise<string | null> {
    const athlete = await this.guardianships.nameOf(invitation.athleteId);
    try {
      const link = await this.mailer.invite(invitation.address, athlete, token);
      await this.links.noteSent(invitation, link === null);
      return link;
    } catch (error) {
      await this.links.withdraw(invitation.id);
      throw error;
    }
  }
}
