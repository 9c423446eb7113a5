import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { AdminHomeQuery, type DirectoryWork } from '../../application/ports/admin-home-query.js';

const DIRECTORY_WORK = `
select (select count(*)::int from corrections where status = 'open') as "correctionsWaiting",
  (select count(*)::int from schools) as schools,
  (select count(distinct school_id)::int from coaches where owner_user_id is null and email is not null)
    as "schoolsWithCoachEmail"`;

@Injectable()
export class SqlAdminHomeQuery extends AdminHomeQuery {
  constructor(private readonly source: DataSource) {
    super();
  }

  async directoryWork(): Promise<DirectoryWork> {
    const [work] = await this.source.query<DirectoryWork[]>(DIRECTORY_WORK);
    if (!work) throw new Error('A select without a table returns one row.');
    return work;
  }
}
