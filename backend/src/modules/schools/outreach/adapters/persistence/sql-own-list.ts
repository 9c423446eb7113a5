import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { Ids } from '../../../../../shared-kernel/ids.js';
import { OwnList, type OwnListChange } from '../../application/ports/own-list.js';
import type { OwnListRow } from '../../domain/own-list/own-list-lines.js';
import type { MatchableSchool } from '../../domain/own-list/school-matcher.js';
import { markFavorites, unmarkFavorites } from './write-favorites.js';
import { withinTrackingCap } from './within-tracking-cap.js';
import { writeTracking } from './write-tracking.js';

/** Thrown inside the transaction to take it back; never leaves this file. */
class TakenBack extends Error {}

const ROWS = `
select s.name, s.state, s.division, f.id is not null as favorite,
  coalesce(t.intro_email_sent, false) as "introEmailSent", coalesce(t.response_gotten, false) as "responseGotten",
  coalesce(t.film_sent, false) as "filmSent", coalesce(t.twitter_connection, false) as "twitterConnection",
  coalesce(t.lead_level, 'cold') as "leadLevel", coalesce(t.notes, '') as notes,
  coalesce(t.next_step, '') as "nextStep"
from schools s
left join target_schools t on t.user_id = $1 and t.school_id = s.id
left join favorites f on f.user_id = $1 and f.school_id = s.id
where case when $2::int[] is null then t.user_id is not null or f.id is not null else s.id = any($2) end
order by array_position($2, s.id), s.name collate "und-x-icu", s.id`;

const SCHOOLS = `
select id, name, state, division, name_key as "nameKey", aliases from schools order by id`;

@Injectable()
export class SqlOwnList extends OwnList {
  constructor(
    private readonly source: DataSource,
    private readonly activity: ActivityRecord,
    private readonly ids: Ids,
  ) {
    super();
  }

  rows(userId: string, schoolIds: number[] | null): Promise<OwnListRow[]> {
    return this.source.query(ROWS, [userId, schoolIds]);
  }

  schools(): Promise<MatchableSchool[]> {
    return this.source.query(SCHOOLS);
  }

  async apply(userId: string, changes: OwnListChange[], { now, keep }: { now: Date; keep: boolean }): Promise<number[]> {
    const wanted = (favorite: boolean) => changes.filter((change) => change.favorite === favorite).map(({ schoolId }) => schoolId);
    const marks = wanted(true).map((schoolId) => ({ id: this.ids.next(), schoolId }));
    let touched: number[] = [];
    try {
      await this.source.transaction(async (manager) => {
        const { activity } = this;
        touched = [
          ...(await withinTrackingCap(manager, userId, () => writeTracking(manager, activity, { userId, changes, now }))),
          ...(await markFavorites(manager, activity, { userId, marks, now })),
          ...(await unmarkFavorites(manager, activity, { userId, schoolIds: wanted(false), now })),
        ];
        if (!keep) throw new TakenBack();
      });
    } catch (error) {
      if (!(error instanceof TakenBack)) throw error;
    }
    return [...new Set(touched)];
  }
}
