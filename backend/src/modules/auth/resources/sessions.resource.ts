import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { takeTurns } from '../../../platform/database/take-turns.js';
import { ACCOUNT_LIMITS } from '../domain/account-limits.js';

/** A session that is used is prolonged, so the one that expires first was used longest ago. */
const END_OLDEST = `
delete from http_sessions where sid in (
  select sid from http_sessions where sess #>> '{passport,user}' = $1 and sid <> $2
  order by expire desc, sid offset ${ACCOUNT_LIMITS.sessions - 1})`;

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
}
