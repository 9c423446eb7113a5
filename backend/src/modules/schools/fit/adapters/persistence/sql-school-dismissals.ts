import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { SchoolDismissals } from '../../application/ports/school-dismissals.js';

const ADD = `
with school as (select id from schools where id = $2), added as (
  insert into school_dismissals (user_id, school_id, dismissed_at) select $1, id, $3 from school on conflict do nothing
)
select exists (select from school) as "isThere"`;

@Injectable()
export class SqlSchoolDismissals extends SchoolDismissals {
  constructor(private readonly source: DataSource) {
    super();
  }

  async add(userId: string, schoolId: number, now: Date): Promise<boolean> {
    const [row] = await this.source.query<{ isThere: boolean }[]>(ADD, [userId, schoolId, now]);
    return row?.isThere ?? false;
  }

  async remove(userId: string, schoolId: number): Promise<void> {
    await this.source.query('delete from school_dismissals where user_id = $1 and school_id = $2', [userId, schoolId]);
  }
}
