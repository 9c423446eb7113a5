import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { takeTurns } from '../../../../platform/database/take-turns.js';
import { Ceremonies, type CeremonyOwner } from '../../application/ports/ceremonies.js';
import { FACTOR_LIMITS } from '../../domain/factor-limits.js';
import { sha256 } from './sha256.js';

const SWEEP = 'delete from passkey_ceremonies where expires_at <= $1';

const BEGIN = `
insert into passkey_ceremonies (challenge_hash, purpose, user_id, session_hash, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)`;

const PRUNE = `
delete from passkey_ceremonies where challenge_hash in (
  select challenge_hash from passkey_ceremonies where user_id = $1
  order by created_at desc, challenge_hash offset ${FACTOR_LIMITS.openCeremonies})`;

const TAKE = `
delete from passkey_ceremonies where challenge_hash = $1 and purpose = $2 and user_id is not distinct from $3::uuid
  and session_hash is not distinct from $4 and expires_at > $5`;

@Injectable()
export class SqlCeremonies extends Ceremonies {
  constructor(private readonly source: DataSource) {
    super();
  }

  async begin(challenge: string, { purpose, userId, session }: CeremonyOwner, expiresAt: Date, now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      if (userId !== null) await takeTurns(manager, 'passkey questions', userId);
      await manager.query(SWEEP, [now]);
      await manager.query(BEGIN, [sha256(challenge), purpose, userId, session === null ? null : sha256(session), now, expiresAt]);
      if (userId !== null) await manager.query(PRUNE, [userId]);
    });
  }

  async take(challenge: string, { purpose, userId, session }: CeremonyOwner, now: Date): Promise<boolean> {
    const values = [sha256(challenge), purpose, userId, session === null ? null : sha256(session), now];
    const [, count] = await this.source.query<[unknown, number]>(TAKE, values);
    return count === 1;
  }
}
