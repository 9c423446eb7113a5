import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { FitScores, type DueFit, type FitScore } from '../../application/ports/fit-scores.js';

/** Seconds after which a process that took an athlete is considered dead. */
const TAKEN_S = 60;

const MARK_OLDER = `
insert into fit_due (user_id) select distinct user_id from fit_scores where fit_version <> $1
on conflict (user_id) do nothing`;

/** $1 now */
const IS_DUE = `(taken_at is null or taken_at < $1::timestamptz - interval '${TAKEN_S} seconds')`;

/** $1 now, $2 most. Skips rows locked by another transaction. */
const TAKE = `
with due as (
  select user_id from fit_due where ${IS_DUE} order by mark limit $2 for update skip locked
), taken as (
  update fit_due d set taken_at = $1 from due where d.user_id = due.user_id returning d.user_id, d.mark
)
select user_id as "userId", mark::text as mark from taken order by taken.mark`;

/** $1 user, $2 scores, $3 now. The lock waits for a favorite that is being removed just now. */
const STORE = `
with scored as (
  select f.user_id, i.* from json_to_recordset($2) as i("schoolId" int, "fitVersion" int, "matchPercentage" int,
    "positionNeedScore" int)
  join favorites f on f.user_id = $1 and f.school_id = i."schoolId"
  for key share of f
)
insert into fit_scores (user_id, school_id, fit_version, match_percentage, position_need_score, computed_at)
select user_id, "schoolId", "fitVersion", "matchPercentage", "positionNeedScore", $3 from scored
on conflict (user_id, school_id) do update
set fit_version = excluded.fit_version, match_percentage = excluded.match_percentage,
  position_need_score = excluded.position_need_score, computed_at = excluded.computed_at`;

const KEEP_ALL = `
insert into school_fits (user_id, stamp, fits, computed_at) select id, $2, $3, $4 from users where id = $1
on conflict (user_id) do update set stamp = excluded.stamp, fits = excluded.fits, computed_at = excluded.computed_at`;

@Injectable()
export class SqlFitScores extends FitScores {
  constructor(private readonly source: DataSource) {
    super();
  }

  async markOlderThan(fitVersion: number): Promise<void> {
    await this.source.query(MARK_OLDER, [fitVersion]);
  }

  async anyDue(now: Date): Promise<boolean> {
    const [row] = await this.source.query<{ any: boolean }[]>(`select exists (select from fit_due where ${IS_DUE}) as any`, [now]);
    return row?.any === true;
  }

  takeDue(most: number, now: Date): Promise<DueFit[]> {
    return this.source.query(TAKE, [now, most]);
  }

  async store({ userId, mark }: DueFit, scores: FitScore[], now: Date): Promise<void> {
    if (scores.length > 0) await this.source.query(STORE, [userId, JSON.stringify(scores), now]);
    await this.source.query('delete from fit_due where user_id = $1 and mark = $2', [userId, mark]);
  }

  async keepAll(userId: string, { stamp, fits }: { stamp: string; fits: string }, now: Date): Promise<void> {
    await this.source.query(KEEP_ALL, [userId, stamp, fits, now]);
  }
}
