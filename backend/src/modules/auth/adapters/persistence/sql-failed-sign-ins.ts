import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { FailedSignIns, type SignInTry, type TryOutcome } from '../../application/ports/failed-sign-ins.js';
import { SIGN_IN_LIMITS, waitAfter } from '../../domain/sign-in-limits.js';

/** Two tries from one place take turns, so that the limits are exact. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended('sign-in ' || $1, 0))`;

/** Admins see a day. */
const SWEEP = `delete from failed_sign_ins where last_at < $1::timestamptz - interval '24 hours'`;

const PLACE = `
select count(*) filter (where account <> $2)::int as others,
  min(last_at) filter (where account <> $2) as "oldestAt",
  max(failures) filter (where account = $2) as failures,
  max(wait_until) filter (where account = $2) as "waitUntil"
from failed_sign_ins where source = $1 and last_at > $3`;

const COUNT = `
insert into failed_sign_ins
  (account, source, user_id, shown_address, is_known_device, failures, first_at, last_at, wait_until)
values ($1, $2, (select id from users where lower(username) = lower($3)), $4, $5, $6, $7, $7, $8)
on conflict (account, source) do update set user_id = excluded.user_id, failures = excluded.failures,
  first_at = case when excluded.failures = 1 then excluded.first_at else failed_sign_ins.first_at end,
  last_at = excluded.last_at, wait_until = excluded.wait_until`;

interface Place {
  others: number;
  oldestAt: Date | null;
  failures: number | null;
  waitUntil: Date | null;
}

const secondsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 1000;

@Injectable()
export class SqlFailedSignIns extends FailedSignIns {
  constructor(private readonly source: DataSource) {
    super();
  }

  begin(attempt: SignInTry, now: Date): Promise<TryOutcome> {
    return this.source.transaction(async (manager) => {
      await manager.query(LOCK, [attempt.source]);
      await manager.query(SWEEP, [now]);
      const since = new Date(now.getTime() - SIGN_IN_LIMITS.windowSeconds * 1000);
      const [place] = await manager.query<Place[]>(PLACE, [attempt.source, attempt.account, since]);
      const refused = place && refusalOf(place, attempt, now);
      if (refused) return refused;
      await count(manager, attempt, (place?.failures ?? 0) + 1, now);
      return { allowed: true };
    });
  }

  async forget({ account, source }: SignInTry): Promise<void> {
    await this.source.query('delete from failed_sign_ins where account = $1 and source = $2', [account, source]);
  }
}

function refusalOf(place: Place, { isKnownDevice }: SignInTry, now: Date): TryOutcome | null {
  const { others, oldestAt, failures, waitUntil } = place;
  if (waitUntil && waitUntil > now) return { allowed: false, limit: 'pair', waitSeconds: secondsBetween(now, waitUntil) };
  if (isKnownDevice || failures !== null || others < SIGN_IN_LIMITS.accountsPerAddress) return null;
  const waitSeconds = SIGN_IN_LIMITS.windowSeconds - secondsBetween(oldestAt ?? now, now);
  return { allowed: false, limit: 'address', waitSeconds };
}

async function count(manager: EntityManager, attempt: SignInTry, failures: number, now: Date): Promise<void> {
  const { account, source, username, shownAddress, isKnownDevice } = attempt;
  const waitUntil = new Date(now.getTime() + waitAfter(failures) * 1000);
  await manager.query(COUNT, [account, source, username, shownAddress, isKnownDevice, failures, now, waitUntil]);
}
