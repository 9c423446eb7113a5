import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { Ids } from '../../../../../shared-kernel/ids.js';
import { SchoolList, type FavoriteView, type SchoolListChange, type TargetSchoolView } from '../../application/ports/school-list.js';
import { SchoolNotFound } from '../../../directory/domain/school-errors.js';
import { refuseOverwriting } from '../../domain/refuse-overwriting.js';
import { UNTRACKED, type TrackingChange, type TrackingTexts } from '../../domain/tracking.js';
import { FAVORITES } from './favorite.sql.js';
import { TARGET_SCHOOLS } from './target-school.sql.js';
import { withinTrackingCap } from './within-tracking-cap.js';
import { markFavorites, unmarkFavorites } from './write-favorites.js';
import { writeTracking } from './write-tracking.js';

/** Thrown inside the transaction to roll it back; no caller sees it. */
class RolledBack extends Error {}

const FAVORITE = `${FAVORITES} and f.school_id = $2`;
const TARGET_SCHOOL = `${TARGET_SCHOOLS} and t.school_id = $2`;

const BEGIN = `
insert into target_schools (user_id, school_id, updated_at)
select $1, s.id, $3 from schools s where s.id = $2
on conflict (user_id, school_id) do nothing`;

@Injectable()
export class SqlSchoolList extends SchoolList {
  constructor(
    private readonly source: DataSource,
    private readonly activity: ActivityRecord,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  addFavorite(userId: string, schoolId: number): Promise<{ favorite: FavoriteView; created: boolean }> {
    const [marks, now] = [[{ id: this.ids.next(), schoolId }], this.clock.now()];
    return this.source.transaction(async (manager) => {
      const added = await markFavorites(manager, this.activity, { userId, marks, now });
      const favorite = await one<FavoriteView>(manager, FAVORITE, [userId, schoolId]);
      return { favorite, created: added.length === 1 };
    });
  }

  async removeFavorite(userId: string, schoolId: number): Promise<void> {
    const removal = { userId, schoolIds: [schoolId], now: this.clock.now() };
    await this.source.transaction((manager) => unmarkFavorites(manager, this.activity, removal));
  }

  track(userId: string, schoolId: number, change: TrackingChange, before: TrackingTexts = {}): Promise<TargetSchoolView> {
    const now = this.clock.now();
    return this.source.transaction(async (manager) => {
      await withinTrackingCap(manager, userId, async () => {
        const [stored] = await manager.query<TargetSchoolView[]>(TARGET_SCHOOL, [userId, schoolId]);
        refuseOverwriting(stored ?? UNTRACKED, change, before);
        await writeTracking(manager, this.activity, { userId, changes: [{ schoolId, change }], now });
        await manager.query(BEGIN, [userId, schoolId, now]);
      });
      return one<TargetSchoolView>(manager, TARGET_SCHOOL, [userId, schoolId]);
    });
  }

  async apply(userId: string, changes: readonly SchoolListChange[], { keep }: { keep: boolean }): Promise<number[]> {
    let touched: number[] = [];
    try {
      await this.source.transaction(async (manager) => {
        touched = await this.write(manager, userId, changes);
        if (!keep) throw new RolledBack();
      });
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
    }
    return touched;
  }

  private async write(manager: EntityManager, userId: string, changes: readonly SchoolListChange[]): Promise<number[]> {
    const { activity } = this;
    const now = this.clock.now();
    const wanted = (favorite: boolean) => changes.filter((change) => change.favorite === favorite).map(({ schoolId }) => schoolId);
    const marks = wanted(true).map((schoolId) => ({ id: this.ids.next(), schoolId }));
    const tracked = await withinTrackingCap(manager, userId, () => writeTracking(manager, activity, { userId, changes, now }));
    const marked = await markFavorites(manager, activity, { userId, marks, now });
    const unmarked = await unmarkFavorites(manager, activity, { userId, schoolIds: wanted(false), now });
    return [...new Set([...tracked, ...marked, ...unmarked])];
  }
}

/** Throws SchoolNotFound: after the write a row is missing only when its school is. */
async function one<Row>(manager: EntityManager, statement: string, values: unknown[]): Promise<Row> {
  const [row] = await manager.query<Row[]>(statement, values);
  if (!row) throw new SchoolNotFound();
  return row;
}
