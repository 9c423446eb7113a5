import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clock } from '../../../../shared-kernel/clock.js';
import { SchoolNotFound } from '../../directory/index.js';

const ADD = `
with school as (select id from schools where id = $2), added as (
  insert into school_dismissals (user_id, school_id, dismissed_at) select $1, id, $3 from school on conflict do nothing
)
select exists (select from school) as "isThere"`;

/** Stores "Not for me" and its removal; both are idempotent. */
@Injectable()
export class SchoolDismissals {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Throws SchoolNotFound. */
  async dismiss(userId: string, schoolId: number): Promise<void> {
    const [row] = await this.source.query<{ isThere: boolean }[]>(ADD, [userId, schoolId, this.clock.now()]);
    if (!row?.isThere) throw new SchoolNotFound();
  }

  async bringBack(userId: string, schoolId: number): Promise<void> {
    await this.source.query('delete from school_dismissals where user_id = $1 and school_id = $2', [userId, schoolId]);
  }
}
