import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { Ids } from '../../../../shared-kernel/ids.js';
import { MinorQuery } from '../../../profile/athlete/index.js';
import { AlreadyAdult } from '../domain/guardian-errors.js';
import { GUARDIAN_LIMITS } from '../domain/guardian-limits.js';
import { GuardianLinks } from './ports/guardian-links.js';
import { SendInvitation } from './send-invitation.js';

const VALID_FOR_MS = GUARDIAN_LIMITS.invitationDays * 24 * 3600 * 1000;

/** An athlete asks a parent or guardian to join. */
@Injectable()
export class InviteGuardian {
  constructor(
    private readonly minors: MinorQuery,
    private readonly links: GuardianLinks,
    private readonly sending: SendInvitation,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Returns the link to hand over where the server cannot send email; null when it was delivered. Throws AlreadyAdult, OwnAddress,
   * TooManyGuardians, TooManyInvitations and MailServerDown.
   */
  async run(athleteId: string, address: string): Promise<string | null> {
    if (!(await this.minors.isMinor(athleteId))) throw new AlreadyAdult();
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + VALID_FOR_MS);
    const invitation = { id: this.ids.next(), athleteId, address: address.trim(), mailed: false, createdAt, expiresAt };
    const token = this.ids.token();
    await this.links.invite({ ...invitation, token });
    return this.sending.run(invitation, token);
  }
}
