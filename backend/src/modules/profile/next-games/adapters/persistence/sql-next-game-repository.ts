import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { isUuid } from '../../../../../platform/database/is-uuid.js';
import { takeTurns } from '../../../../../platform/database/take-turns.js';
import { NextGameRepository } from '../../application/ports/next-game-repository.js';
import { NEXT_GAME_LIMITS, type NextGame, type NextGameDraft } from '../../domain/next-game.js';
import { NextGameIsThere, NextGameNotFound, TooManyNextGames } from '../../domain/next-game-errors.js';
import { nextGamesOf } from './next-games.sql.js';

const OF = `
select p.state, ${nextGamesOf('u.id')} as games from users u left join athlete_profiles p on p.user_id = u.id where u.id = $1`;

/** Those that stay beside one of this day and opponent. */
const OTHERS = `
select count(*)::int as count from next_games where user_id = $1 and not (date = $2 and opponent_key = lower($3))`;

const ADD = `
insert into next_games (id, user_id, opponent, opponent_key, date, kickoff, venue, place, updated_at)
values ($2, $1, $3, lower($3), $4, $5, $6, $7, $8)
on conflict (user_id, date, opponent_key) do update
set opponent = excluded.opponent, kickoff = excluded.kickoff, venue = excluded.venue, place = excluded.place, updated_at = excluded.updated_at`;

const IS_OTHER = `
select from next_games where user_id = $1 and id <> $2 and date = $3 and opponent_key = lower($4)`;

const CHANGE = `
update next_games set opponent = $3, opponent_key = lower($3), date = $4, kickoff = $5, venue = $6, place = $7, updated_at = $8
where user_id = $1 and id = $2`;

@Injectable()
export class SqlNextGameRepository extends NextGameRepository {
  constructor(private readonly source: DataSource) {
    super();
  }

  async of(userId: string): Promise<{ state: string | null; games: NextGame[] }> {
    const [row] = await this.source.query<{ state: string | null; games: NextGame[] }[]>(OF, [userId]);
    return row ?? { state: null, games: [] };
  }

  async owns(userId: string, gameId: string): Promise<boolean> {
    if (!isUuid(gameId)) return false;
    const found = await this.source.query<object[]>('select from next_games where user_id = $1 and id = $2', [userId, gameId]);
    return found.length > 0;
  }

  async add(userId: string, { id, opponent, date, time, venue, place }: NextGame, today: string, now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      await takeTurns(manager, 'next games', userId);
      await manager.query('delete from next_games where user_id = $1 and date < $2', [userId, today]);
      const [others] = await manager.query<{ count: number }[]>(OTHERS, [userId, date, opponent]);
      if ((others?.count ?? 0) >= NEXT_GAME_LIMITS.games) throw new TooManyNextGames();
      await manager.query(ADD, [userId, id, opponent, date, time, venue, place, now]);
    });
  }

  async change(userId: string, gameId: string, { opponent, date, time, venue, place }: NextGameDraft, now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      await takeTurns(manager, 'next games', userId);
      if ((await manager.query<object[]>(IS_OTHER, [userId, gameId, date, opponent])).length > 0) throw new NextGameIsThere();
      const [, changed] = await manager.query<[object[], number]>(CHANGE, [userId, gameId, opponent, date, time, venue, place, now]);
      if (changed === 0) throw new NextGameNotFound();
    });
  }

  async remove(userId: string, gameId: string): Promise<void> {
    const [, removed] = await this.source.query<[object[], number]>('delete from next_games where user_id = $1 and id = $2', [
      userId,
      gameId,
    ]);
    if (removed === 0) throw new NextGameNotFound();
  }
}
