import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A school whose staff page an athlete looks for. */
export interface PageSubject {
  name: string;
  nameKey: string;
  state: string;
  unitid: number | null;
  /** The page that the athlete named when pasting coaches last; null when there is none. */
  pastedUrl: string | null;
}

const SUBJECT = `
select s.name, s.name_key as "nameKey", s.state, s.unitid,
  (select c.page_url from coaches c where c.owner_user_id = $1 and c.school_id = s.id and c.page_url is not null
    order by c.pasted_at desc nulls last, c.id desc limit 1) as "pastedUrl"
from schools s where s.id = $2`;

@Injectable()
export class PageSubjectQuery {
  constructor(private readonly source: DataSource) {}

  /** Null when there is no such school. */
  async of(userId: string, schoolId: number): Promise<PageSubject | null> {
    const [subject] = await this.source.query<PageSubject[]>(SUBJECT, [userId, schoolId]);
    return subject ?? null;
  }
}
