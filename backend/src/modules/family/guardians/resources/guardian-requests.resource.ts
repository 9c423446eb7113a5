import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { Ids } from '../../../../shared-kernel/ids.js';
import { GUARDIAN_LIMITS } from '../domain/guardian-limits.js';
import type { GuardianRequest, RequestData, RequestDecision, RequestKind } from '../domain/guardian-request.js';

const COLUMNS = `id, athlete_id as "athleteId", kind, data, asked_at as "askedAt", expires_at as "expiresAt"`;

/** A later question of the same kind takes the place of one that is open. */
const ASK = `
insert into guardian_requests (id, athlete_id, kind, data, asked_at, expires_at) values ($1, $2, $3, $4, $5, $6)
on conflict (athlete_id, kind) where decided_at is null
do update set id = excluded.id, data = excluded.data, told_at = null, asked_at = excluded.asked_at, expires_at = excluded.expires_at
returning ${COLUMNS}`;

/** What was asked for is not kept longer than the question. */
const SCRUBBED = `data = '{}'`;

const DECIDE = `
with open as (
  select ${COLUMNS} from guardian_requests where id = $1 and athlete_id = $2 and decided_at is null and expires_at > $4 for update
), decided as (
  update guardian_requests r set decided_at = $4, decided_by = $3, decision = $5, ${SCRUBBED} from open where r.id = open.id
)
select * from open`;

const WITHDRAW = `delete from guardian_requests where athlete_id = $1 and kind = $2 and decided_at is null`;

const EXPIRE = `
update guardian_requests set decided_at = $1, decision = 'expired', ${SCRUBBED}
where id in (select id from guardian_requests where decided_at is null and expires_at <= $1 limit 500 for update skip locked)
returning ${COLUMNS}`;

/** Requests that guardians were not notified of yet. */
const MARK_NOTIFIED = `
update guardian_requests set told_at = $1
where id in (select id from guardian_requests where decided_at is null and told_at is null and expires_at > $1 limit 500 for update skip locked)
returning ${COLUMNS}`;

const DAY_MS = 24 * 3600 * 1000;

/** What athletes ask their guardians for, beside emails. */
@Injectable()
export class GuardianRequests {
  constructor(
    private readonly source: DataSource,
    private readonly ids: Ids,
  ) {}

  async ask<K extends RequestKind>(athleteId: string, kind: K, data: RequestData[K], now: Date): Promise<GuardianRequest> {
    const until = new Date(now.getTime() + GUARDIAN_LIMITS.decisionDays * DAY_MS);
    const values = [this.ids.next(), athleteId, kind, JSON.stringify(data), now, until];
    const [row] = await this.source.query<[GuardianRequest]>(ASK, values);
    return row;
  }

  /** Withdraws the athlete's request. Idempotent. */
  async withdraw(athleteId: string, kind: RequestKind): Promise<void> {
    await this.source.query(WITHDRAW, [athleteId, kind]);
  }

  /** Returns null when it is not open any more; `also` runs in the same transaction. */
  async decide(
    { id, athleteId, guardianId, decision }: RequestDecision,
    now: Date,
    also: (request: GuardianRequest, manager: EntityManager) => Promise<void>,
  ): Promise<GuardianRequest | null> {
    return this.source.transaction(async (manager) => {
      const [row] = await manager.query<GuardianRequest[]>(DECIDE, [id, athleteId, guardianId, now, decision]);
      if (row) await also(row, manager);
      return row ?? null;
    });
  }

  /** Reports requests that guardians were not notified of yet; `also` runs in the transaction that marks them as notified. */
  async takeNew(now: Date, also: (request: GuardianRequest, manager: EntityManager) => Promise<void>): Promise<void> {
    await this.source.transaction(async (manager) => {
      const [rows] = await manager.query<[GuardianRequest[], number]>(MARK_NOTIFIED, [now]);
      for (const request of rows) await also(request, manager);
    });
  }

  /** Returns the requests that were not decided in time. */
  async expire(now: Date): Promise<GuardianRequest[]> {
    const [rows] = await this.source.query<[GuardianRequest[], number]>(EXPIRE, [now]);
    return rows;
  }
}
