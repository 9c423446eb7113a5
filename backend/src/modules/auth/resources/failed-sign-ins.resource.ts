import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { SIGN_IN_LIMITS } from '../domain/sign-in-limits.js';
import { judgeTry, type FailuresOfPlace, type SignInTry, type TryOutcome } from '../domain/sign-in-try.js';

/** Serializes tries from one client address, so that the limits are exact. */
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

/** Failed sign-ins by account and place, shared by all web processes. */
@Injectable()
export class FailedSignIns {
  constructor(private readonly source: DataSource) {}

  /**
   * Counts the try as a failure before it is made, unless it has to wait: of a burst of guesses no more get through than
   * one after another would.
   */
  begin(attempt: SignInTry, now: Date): Promise<TryOutcome> {
    const { account, source, username, shownAddress, isKnownDevice } = attempt;
    return this.source.transaction(async (manager) => {
      await manager.query(LOCK, [source]);
      await manager.query(SWEEP, [now]);
      const since = new Date(now.getTime() - SIGN_IN_LIMITS.windowSeconds * 1000);
      const [place] = await manager.query<[FailuresOfPlace]>(PLACE, [source, account, since]);
      const outcome = judgeTry(place, attempt, now);
      if (!outcome.allowed) return outcome;
      const { failures, waitUntil } = outcome;
      await manager.query(COUNT, [account, source, username, shownAddress, isKnownDevice, failures, now, waitUntil]);
      return outcome;
    });
  }

  /** The password was right: forgets the failures of this account from this place. */
  async forget({ account, source }: SignInTry): Promise<void> {
    await this.source.query('delete from failed_sign_ins where account = $1 and source = $2', [account, source]);
  }
}
