import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { takeTurns } from '../../../../../platform/database/take-turns.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { Ids } from '../../../../../shared-kernel/ids.js';
import { SchoolList, type FavoriteView, type SchoolListChange, type TargetSchoolView } from '../../application/ports/school-list.js';
import { SchoolNotFound } from '../../../directory/domain/school-errors.js';
import { importedSchool, undoOf, type ImportedSchool, type LastListImport, type UndoneListImport } from '../../domain/list-import.js';
import { refuseOverwriting } from '../../domain/refuse-overwriting.js';
import { NoListImport } from '../../domain/tracking-errors.js';
import { UNTRACKED, type Tracking, type TrackingChange, type TrackingTexts } from '../../domain/tracking.js';
import { FAVORITES } from './favorite.sql.js';
import { LAST, LISTED, REMEMBER, TAKE, UNTRACK } from './list-imports.sql.js';
import { TARGET_SCHOOLS } from './target-school.sql.js';
import { withinTrackingCap } from './within-tracking-cap.js';
import { markFavorites, unmarkFavorites } from './write-favorites.js';
import { writeTracking } from './write-tracking.js';

/** Thrown inside the transaction to roll it back; no caller sees it. */
class RolledBack extends Error {}

type ListedRow = Tracking & { schoolId: number; isTracked: boolean; favorite: boolean };

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
        const imported = await this.imported(manager, userId, changes);
        touched = await this.write(manager, userId, changes);
        if (!keep) throw new RolledBack();
        if (imported.length > 0) await manager.query(REMEMBER, [userId, this.clock.now(), JSON.stringify(imported)]);
      });
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
    }
    return touched;
  }

  async lastImport(userId: string): Promise<LastListImport | null> {
    const [last] = await this.source.query<LastListImport[]>(LAST, [userId]);
    return last ?? null;
  }

  undoImport(userId: string): Promise<UndoneListImport> {
    return this.source.transaction(async (manager) => {
      await takeTurns(manager, 'tracking', userId);
      await takeTurns(manager, 'favorites', userId);
      const [[last]] = await manager.query<[{ schools: ImportedSchool[] }[]]>(TAKE, [userId]);
      if (!last) throw new NoListImport();
      const now = await this.listed(manager, userId, last.schools);
      const undone = last.schools.flatMap((school) => {
        const row = now.get(school.schoolId);
        return row ? [undoOf(school, row)] : [];
      });
      await this.write(manager, userId, undone);
      await manager.query(UNTRACK, [userId, last.schools.filter(({ isNew }) => isNew).map(({ schoolId }) => schoolId)]);
      const restored = undone.filter(({ isWhole }) => isWhole).length;
      return { restored, kept: undone.length - restored };
    });
  }

  private async imported(manager: EntityManager, userId: string, changes: readonly SchoolListChange[]): Promise<ImportedSchool[]> {
    await takeTurns(manager, 'tracking', userId);
    await takeTurns(manager, 'favorites', userId);
    const before = await this.listed(manager, userId, changes);
    return changes.flatMap((change) => {
      const row = before.get(change.schoolId);
      const imported = row ? importedSchool(row.isTracked ? row : null, row.favorite, change) : null;
      return imported ? [imported] : [];
    });
  }

  private async listed(manager: EntityManager, userId: string, schools: readonly { schoolId: number }[]): Promise<Map<number, ListedRow>> {
    const rows = await manager.query<ListedRow[]>(LISTED, [userId, schools.map(({ schoolId }) => schoolId)]);
    return new Map(rows.map((row) => [row.schoolId, row]));
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
