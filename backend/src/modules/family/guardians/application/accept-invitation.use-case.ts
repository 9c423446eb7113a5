import { Injectable } from '@nestjs/common';

import { ADULT_AGE, ageOf } from '../../../../shared-kernel/age.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { RegisterAccount } from '../../../auth/index.js';
import { readBirthdate } from '../../../profile/fields/index.js';
import type { Approval } from '../domain/controls.js';
import { BirthdateNotValid, GuardianTooYoung, InvitationNotValid } from '../domain/guardian-errors.js';
import type { Invitation } from '../domain/invitation.js';
import { GuardianLinks } from './ports/guardian-links.js';

/** What a guardian chooses when they join. */
export interface FirstControls {
  approve: Approval;
  askBeforeSharing: boolean;
}

export interface NewGuardian {
  name: string;
  username: string;
  password: string;
  /** As YYYY-MM-DD; checked once, not stored. */
  birthdate: string;
}

/** A guardian's account, and whose guardian it is. */
export interface Joined {
  id: string;
  athleteId: string;
}

/** Makes an invited person a guardian. */
@Injectable()
export class AcceptInvitation {
  constructor(
    private readonly links: GuardianLinks,
    private readonly accounts: RegisterAccount,
    private readonly clock: Clock,
  ) {}

  /** Uses nothing up. Throws InvitationNotValid. */
  async look(token: string): Promise<Invitation> {
    const invitation = await this.links.look(token, this.clock.now());
    if (!invitation) throw new InvitationNotValid();
    return invitation;
  }

  /** With a new account, at the invited address. Returns its id and whose guardian it is. Throws InvitationNotValid, BirthdateNotValid, GuardianTooYoung, UsernameTaken or EmailTaken. */
  async join(token: string, { name, username, password, birthdate }: NewGuardian, controls: FirstControls): Promise<Joined> {
    const { address, athleteId } = await this.look(token);
    const now = this.clock.now();
    const reading = readBirthdate(birthdate, now);
    if ('refused' in reading && reading.refused.code !== 'under_13') throw new BirthdateNotValid(reading.refused.message);
    if (ageOf(birthdate, now) < ADULT_AGE) throw new GuardianTooYoung();
    const guardianId = await this.accounts.run({ username, email: address, password, role: 'guardian' });
    try {
      await this.links.accept({ token, guardianId, name: name.trim(), ...controls, now });
    } catch (error) {
      // A concurrent request was faster: the new account without an athlete is of no use.
      await this.links.forget(guardianId);
      throw error;
    }
    return { id: guardianId, athleteId };
  }

  /** With an account that is a guardian's already. Returns the athlete's id. Throws InvitationNotValid or TooManyAthletes. */
  async run(token: string, guardianId: string, controls: FirstControls): Promise<string> {
    const { athleteId } = await this.look(token);
    await this.links.accept({ token, guardianId, name: null, ...controls, now: this.clock.now() });
    return athleteId;
  }
}
