import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface DueDeletion {
  athleteId: string;
  /** As YYYY-MM-DD; null: not known. */
  birthdate: string | null;
}

/**
 * Idempotent, also for two guardians. The row lock serializes it with the end of the guardianship, so that no planned deletion remains
 * without a guardian.
 */
const START = `
with guardian as (select athlete_id, guardian_id from guardianships where athlete_id = $1 and guardian_id = $2 for key share)
insert into guardian_deletions (athlete_id, guardian_id, started_at, due_at) select athlete_id, guardian_id, $3, $4 from guardian
on conflict (athlete_id) do nothing returning athlete_id`;

const STOP = `delete from guardian_deletions where athlete_id = $1 returning athlete_id`;

const DUE = `
select g.athlete_id as "athleteId", p.birthdate::text as birthdate
from guardian_deletions g left join athlete_profiles p on p.user_id = g.athlete_id
where g.due_at <= $1 and exists (select from guardianships s where s.athlete_id = g.athlete_id)
  and not exists (select from account_deletions d where d.user_id = g.athlete_id)
order by g.due_at limit 20`;

type Also = (manager: EntityManager) => Promise<void>;

/** Anyone who takes it first, deletes or stops. */
const TAKE = 'delete from guardian_deletions where athlete_id = $1 and due_at <= $2 returning athlete_id';

/** Accounts that a guardian has deleted on a day to come. */
@Injectable()
export class GuardianDeletions {
  constructor(private readonly source: DataSource) {}

  /** `also` runs in the same transaction, unless a deletion was started before. */
  async start(
    { athleteId, guardianId, now, dueAt }: { athleteId: string; guardianId: string; now: Date; dueAt: Date },
    also: Also,
  ): Promise<void> {
    await this.source.transaction(async (manager) => {
      const rows = await manager.query<unknown[]>(START, [athleteId, guardianId, now, dueAt]);
      if (rows.length > 0) await also(manager);
    });
  }

  /** Returns whether there was one to stop; `also` runs in the same transaction. */
  async stop(athleteId: string, also: Also): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      const [rows] = await manager.query<[unknown[], number]>(STOP, [athleteId]);
      if (rows.length > 0) await also(manager);
      return rows.length > 0;
    });
  }

  /** When the account is deleted; null: no guardian started it. */
  async dueAt(athleteId: string): Promise<Date | null> {
    const [row] = await this.source.query<{ dueAt: Date }[]>('select due_at as "dueAt" from guardian_deletions where athlete_id = $1', [
      athleteId,
    ]);
    return row?.dueAt ?? null;
  }

  /** As part of the transaction in which the deletion begins. Returns whether it is still wanted. */
  async take(athleteId: string, now: Date, manager: EntityManager): Promise<boolean> {
    const [rows] = await manager.query<[unknown[], number]>(TAKE, [athleteId, now]);
    return rows.length > 0;
  }

  /** Those whose day has come. */
  due(now: Date): Promise<DueDeletion[]> {
    return this.source.query(DUE, [now]);
  }
}
