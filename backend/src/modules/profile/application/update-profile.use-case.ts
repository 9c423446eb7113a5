import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { ChangeEmail } from '../../auth/index.js';
import type { ProfileInput } from '../domain/profile-input.js';
import { readProfileChanges } from '../domain/read-profile-changes.js';
import { AthleteProfileRepository } from './ports/athlete-profile-repository.js';

@Injectable()
export class UpdateProfile {
  constructor(
    private readonly profiles: AthleteProfileRepository,
    private readonly changeEmail: ChangeEmail,
    private readonly clock: Clock,
  ) {}

  /**
   * All or nothing: the address goes first, because only it can still be refused.
   * Throws ProfileNotValid, WrongPassword or EmailTaken.
   */
  async run(userId: string, input: ProfileInput): Promise<void> {
    const now = this.clock.now();
    const { profile, email, currentPassword } = readProfileChanges(input, now);
    if (email !== undefined) await this.changeEmail.run(userId, email, currentPassword);
    if (Object.keys(profile).length > 0) await this.profiles.change(userId, profile, now);
  }
}
