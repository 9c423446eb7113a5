import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { takeTurns } from '../../../../platform/database/take-turns.js';
import { type SignInTicket, SignInTickets } from '../../application/ports/sign-in-tickets.js';
import { FACTOR_LIMITS } from '../../domain/factor-limits.js';
import { sha256 } from './sha256.js';

const SWEEP = 'delete from sign_in_tickets where expires_at <= $1';

const ADD = 'insert into sign_in_tickets (token_hash, user_id, tries, created_at, expires_at) values ($1, $2, 0, $3, $4)';

const PRUNE = `
delete from sign_in_tickets where token_hash in (
  select token_hash from sign_in_tickets where user_id = $1 order by created_at desc, token_hash offset ${FACTOR_LIMITS.openTickets})`;

/** A password that was changed since opens nothing any more, and neither does its ticket. */
const OPEN = `token_hash = $1 and expires_at > $2 and tries < ${FACTOR_LIMITS.triesOfTicket}
  and not exists (select from users u where u.id = user_id and u.password_changed_at > sign_in_tickets.created_at)`;

@Injectable()
export class SqlSignInTickets extends SignInTickets {
  constructor(private readonly source: DataSource) {
    super();
  }

  async add({ token, userId, expiresAt }: SignInTicket, now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      await takeTurns(manager, 'sign-in tickets', userId);
      await manager.query(SWEEP, [now]);
      await manager.query(ADD, [sha256(token), userId, now, expiresAt]);
      await manager.query(PRUNE, [userId]);
    });
  }

  async userOf(token: string, now: Date): Promise<string | null> {
    const sql = `select user_id as "userId" from sign_in_tickets where ${OPEN}`;
    const [row] = await this.source.query<{ userId: string }[]>(sql, [sha256(token), now]);
    return row?.userId ?? null;
  }

  async tryOnce(token: string, now: Date): Promise<string | null> {
    const sql = `update sign_in_tickets set tries = tries + 1 where ${OPEN} returning user_id as "userId"`;
    const [[row]] = await this.source.query<[{ userId: string }[], number]>(sql, [sha256(token), now]);
    return row?.userId ?? null;
  }

  async end(token: string): Promise<boolean> {
    const [, count] = await this.source.query<[unknown, number]>('delete from sign_in_tickets where token_hash = $1', [sha256(token)]);
    return count === 1;
  }
}
