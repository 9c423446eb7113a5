import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Writes what a campaign learned about a school into the athlete's tracking. */
@Injectable()
export class SchoolTracking {
  constructor(private readonly source: DataSource) {}

  /**
   * Notes that the athlete wrote to these schools; ids that no longer exist are passed over. With
   * `manager` it is part of that transaction.
   */
  async markIntroSent(
    userId: string,
    schoolIds: number[],
    now: Date,
    manager: EntityManager = this.source.manager,
  ): Promise<void> {
    await manager.query(
      `insert into target_schools (user_id, school_id, intro_email_sent, updated_at)
       select $1, s.id, true, $3 from schools s where s.id = any($2::int[]) order by s.id
       on conflict (user_id, school_id) do update
       set intro_email_sent = true, updated_at = excluded.updated_at
       where not target_schools.intro_email_sent`,
      [userId, schoolIds, now],
    );
  }
}
