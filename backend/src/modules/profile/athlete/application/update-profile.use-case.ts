import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { ChangeEmail } from '../../../auth/index.js';
import { EMPTY_PROFILE } from '../../fields/domain/empty-profile.js';
import type { ProfileInput } from '../domain/profile-input.js';
import { readProfileChanges } from '../domain/read-profile-changes.js';
import { refuseOffScale } from '../domain/refuse-off-scale.js';
import { refuseOverwriting } from '../domain/refuse-overwriting.js';
import { BirthdateChanges } from './birthdate-changes.js';
import { AthleteProfileRepository } from './ports/athlete-profile-repository.js';

@Injectable()
export class UpdateProfile {
  constructor(
    private readonly profiles: AthleteProfileRepository,
    private readonly changeEmail: ChangeEmail,
    private readonly birthdates: BirthdateChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * A new address is asked for only when no other field would be refused; it counts once it is confirmed.
   * Throws what decides about a change of the birth date, ProfileNotValid, ProfileChanged or WrongPassword.
   */
  async run(userId: string, input: ProfileInput): Promise<void> {
    const now = this.clock.now();
    const stored = needsStored(input) ? ((await this.profiles.of(userId)) ?? EMPTY_PROFILE) : EMPTY_PROFILE;
    const { profile: fields, before, email, currentPassword } = readProfileChanges(input, now, stored);
    if (email !== undefined || fields.birthdate !== undefined) {
      refuseOverwriting(stored, fields, before);
      refuseOffScale(stored, fields);
      const { birthdate: to = stored.birthdate } = fields;
      await this.birthdates.decide({ userId, from: stored.birthdate, to, now });
    }
    if (email !== undefined) await this.changeEmail.run(userId, email, currentPassword);
    if (Object.keys(fields).length > 0) await this.profiles.change(userId, { fields, before, now });
  }
}

/** Whether a change can only be judged beside what is stored: a new address, a birth date, a GPA whose scale did not come in. */
function needsStored({ email, birthdate, gpa, gpaScale }: ProfileInput): boolean {
  return email !== undefined || birthdate !== undefined || (typeof gpa === 'number' && gpaScale === undefined);
}
