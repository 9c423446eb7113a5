import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { Clock } from '../../../../shared-kernel/clock.js';
import { COACH_JSON } from '../adapters/persistence/coach-json.js';
import { sharedCoachSql } from '../adapters/persistence/shared-coach-sql.js';
import { writeDirectory } from '../adapters/persistence/write-directory.js';
import { CoachNotFound, SchoolNotFound } from '../domain/school-errors.js';
import { sharedCoachOf, type CoachDraft } from '../domain/shared-coach.js';
import type { CoachView } from '../queries/school-view.js';

export interface StaffCoachView extends CoachView {
  schoolId: number;
  schoolName: string;
}

const COACH = `
select (${COACH_JSON})::jsonb || jsonb_build_object('schoolId', s.id, 'schoolName', s.name) as coach
from coaches c join schools s on s.id = c.school_id
where c.id = $1 and c.owner_user_id is null`;

/** A day without a time zone of its own. */
const VERIFY = `
update coaches set verified_on = ($2::timestamptz at time zone 'UTC')::date, updated_at = $2
where id = $1 and owner_user_id is null`;

/** The coaches of the shared directory, as admins edit them one by one; the athletes' own contacts are not among them. */
@Injectable()
export class SharedCoaches {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Throws InvalidEntry, SchoolNotFound, CoachExists, ImportRunning. */
  async add(schoolId: number, draft: CoachDraft): Promise<StaffCoachView> {
    const coach = sharedCoachOf(draft);
    return this.write(async (manager, now) => {
      const schools = await manager.query<unknown[]>('select 1 from schools where id = $1', [schoolId]);
      if (schools.length === 0) throw new SchoolNotFound();
      return coachOf(manager, await sharedCoachSql.insert(manager, schoolId, coach, now));
    });
  }

  /** Fields missing from the draft become blank; a new address is unverified. Throws InvalidEntry, CoachNotFound, CoachExists. */
  async change(id: number, draft: CoachDraft): Promise<StaffCoachView> {
    const coach = sharedCoachOf(draft);
    return this.write(async (manager, now) => {
      await sharedCoachSql.update(manager, id, coach, now);
      return coachOf(manager, id);
    });
  }

  /** Notes that the entry was found right today (UTC). Throws CoachNotFound. */
  verify(id: number): Promise<StaffCoachView> {
    return this.write(async (manager, now) => {
      await manager.query(VERIFY, [id, now]);
      return coachOf(manager, id);
    });
  }

  /** Throws CoachNotFound. */
  async remove(id: number): Promise<void> {
    await this.write(async (manager) => {
      await coachOf(manager, id);
      await manager.query('delete from coaches where id = $1', [id]);
    });
  }

  private write<T>(change: (manager: EntityManager, now: Date) => Promise<T>): Promise<T> {
    const now = this.clock.now();
    return writeDirectory(this.source, now, (manager) => change(manager, now));
  }
}

async function coachOf(manager: EntityManager, id: number): Promise<StaffCoachView> {
  const [row] = await manager.query<{ coach: StaffCoachView }[]>(COACH, [id]);
  if (!row) throw new CoachNotFound();
  return row.coach;
}
