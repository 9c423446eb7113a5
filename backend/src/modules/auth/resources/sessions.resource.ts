import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { takeTurns } from '../../../platform/database/take-turns.js';
import { ACCOUNT_LIMITS } from '../domain/account-limits.js';

/** A session that is used is prolonged, so the one that expires first was used longest ago. */
const END_OLDEST = `
delete from http_sessions where sid in (
  select sid from http_sessions where sess #>> '{passport,user}' = $1 and sid <> $2
  order by expire desc, sid offset ${ACCOUNT_LIMITS.sessions - 1})`;

/** The ID sent to clients does not reveal the one in the cookie. */
const ID = `left(encode(sha256(convert_to(sid, 'UTF8')), 'hex'), 32)`;

const LIST = `
select ${ID} as id, coalesce(sess ->> 'device', 'Unknown device') as device, sid = $2 as "isCurrent",
  to_timestamp((sess ->> 'signedInAt')::float8 / 1000) as "signedInAt", to_timestamp((sess ->> 'renewedAt')::float8 / 1000) as "lastUsedAt"
from http_sessions where sess #>> '{passport,user}' = $1 and expire > $3
order by sid = $2 desc, expire desc, sid limit ${ACCOUNT_LIMITS.sessions}`;

const END = `delete from http_sessions where sess #>> '{passport,user}' = $1 and sid <> $2 and ($3::text is null or ${ID} = $3)`;

/** A device that is signed in. Times are null for sessions that began before they were noted. */
export interface OpenSession {
  id: string;
  /** "Chrome on Android" */
  device: string;
  isCurrent: boolean;
  signedInAt: Date | null;
  /** To ten minutes. */
  lastUsedAt: Date | null;
}

/** Where an account is signed in. */
@Injectable()
export class Sessions {
  constructor(private readonly source: DataSource) {}

  /** Ends those of the account that were used longest ago, until as many are left as one account may have; `current` stays. */
  async endOldest(userId: string, current: string): Promise<void> {
    await this.source.transaction(async (manager) => {
      await takeTurns(manager, 'sessions', userId);
      await manager.query(END_OLDEST, [userId, current]);
    });
  }

  /** This one first, then those used last. */
  list(userId: string, current: string, now: Date): Promise<OpenSession[]> {
    return this.source.query(LIST, [userId, current, now]);
  }

  /** Ends another session of the account, or all others when no id is given. Returns how many. */
  async end(userId: string, current: string, id: string | null): Promise<number> {
    const [, count] = await this.source.query<[unknown[], number]>(END, [userId, current, id]);
    return count;
  }
}
