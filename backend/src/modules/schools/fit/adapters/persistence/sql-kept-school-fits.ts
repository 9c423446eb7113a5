import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { KeptSchoolFits } from '../../application/ports/kept-school-fits.js';

const KEEP = `
insert into school_fits (user_id, stamp, fits, computed_at) select id, $2, $3, $4 from users where id = $1
on conflict (user_id) do update set stamp = excluded.stamp, fits = excluded.fits, computed_at = excluded.computed_at`;

@Injectable()
export class SqlKeptSchoolFits extends KeptSchoolFits {
  constructor(private readonly source: DataSource) {
    super();
  }

  async keep(userId: string, { stamp, fits }: { stamp: string; fits: string }, now: Date): Promise<void> {
    await this.source.query(KEEP, [userId, stamp, fits, now]);
  }
}
