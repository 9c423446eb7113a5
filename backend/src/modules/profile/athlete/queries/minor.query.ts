import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { isMinor } from '../../../../shared-kernel/age.js';
import { Clock } from '../../../../shared-kernel/clock.js';

/** As text: a date of the driver's would be midnight of the server's zone. */
const BIRTHDATE = 'select birthdate::text as birthdate from athlete_profiles where user_id = $1::uuid';

/** The athlete's age, for rules of other modules. */
@Injectable()
export class MinorQuery {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Returns whether the user is under 18; without a birth date the user counts as under 18. */
  async isMinor(userId: string): Promise<boolean> {
    return isMinor(await this.birthdateOf(userId), this.clock.now());
  }

  /** As YYYY-MM-DD; null while it is not known. */
  async birthdateOf(userId: string): Promise<string | null> {
    const [row] = await this.source.query<{ birthdate: string | null }[]>(BIRTHDATE, [userId]);
    return row?.birthdate ?? null;
  }
}
