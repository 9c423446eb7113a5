import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clock } from '../../../../../shared-kernel/clock.js';
import { Ids } from '../../../../../shared-kernel/ids.js';
import { ReportBounce, type Bounce } from '../../application/ports/report-bounce.js';
import { bounceNote } from '../../domain/correction.js';

/** Only a shared coach who still has the address; a second bounce of a coach adds nothing. */
const REPORT = `
insert into corrections (id, school_id, coach_id, coach_name, kind, proposed, note, status, created_at)
select $1, c.school_id, c.id, c.name, 'wrong_address', '{}', $4, 'open', $5
from coaches c where c.id = $2 and c.owner_user_id is null and lower(c.email) = lower($3)
on conflict (coach_id) where user_id is null and status = 'open' do nothing`;

@Injectable()
export class SqlReportBounce extends ReportBounce {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {
    super();
  }

  async run({ coachId, address, reason }: Bounce): Promise<void> {
    await this.source.query(REPORT, [this.ids.next(), coachId, address, bounceNote(address, reason), this.clock.now()]);
  }
}
