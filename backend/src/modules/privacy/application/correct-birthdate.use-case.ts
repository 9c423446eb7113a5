import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { readBirthdate } from '../../profile/fields/index.js';
import { BirthdateRefused, NoPlannedDeletion } from '../domain/privacy-errors.js';
import { Deletions } from './ports/deletions.js';

/** An operator, who looked into it, corrects a birth date under 13 that was confirmed by mistake. What was stopped stays stopped. */
@Injectable()
export class CorrectBirthdate {
  constructor(
    private readonly deletions: Deletions,
    private readonly clock: Clock,
  ) {}

  /** Throws BirthdateRefused or NoPlannedDeletion. */
  async run(username: string, birthdate: string): Promise<void> {
    const now = this.clock.now();
    const reading = readBirthdate(birthdate, now);
    if (!('value' in reading)) throw new BirthdateRefused(reading.refused.message);
    if (!(await this.deletions.lift(username, reading.value, now))) throw new NoPlannedDeletion(username);
  }
}
