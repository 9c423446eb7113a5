import { Injectable } from '@nestjs/common';

import { Clock } from '../../../shared-kernel/clock.js';
import { readBirthdate } from '../../profile/fields/index.js';
import { DELETED_AFTER_MS } from '../domain/planned-deletion.js';
import { NotUnderAge } from '../domain/privacy-errors.js';
import { Deletions } from './ports/deletions.js';

/** An athlete confirms a birth date under 13: the account is suspended and deleted after a week. */
@Injectable()
export class StopUnderAge {
  constructor(
    private readonly deletions: Deletions,
    private readonly clock: Clock,
  ) {}

  /** Returns when the account is deleted. The date itself is not stored. Throws NotUnderAge or LastAdmin. */
  async run(userId: string, birthdate: string): Promise<Date> {
    const now = this.clock.now();
    const reading = readBirthdate(birthdate, now);
    if ('value' in reading || reading.refused.code !== 'under_13') throw new NotUnderAge();
    return this.deletions.plan(userId, new Date(now.getTime() + DELETED_AFTER_MS), now);
  }
}
