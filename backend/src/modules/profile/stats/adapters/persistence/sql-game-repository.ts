import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';

import { isUuid } from '../../../../../platform/database/is-uuid.js';
import { takeTurns } from '../../../../../platform/database/take-turns.js';
import { GameRepository, MAX_GAMES } from '../../application/ports/game-repository.js';
import { GameExists, GameNotFound, TooManyGames } from '../../domain/games/game-errors.js';
import type { Game, GameDraft } from '../../domain/games/game.js';
import { opponentKey } from '../../domain/games/opponent-key.js';

const UNIQUE_VIOLATION = '23505';

const LIST = `
select id, opponent, date::text as date, stats from games
where user_id = $1 order by date desc, created_at desc, id desc`;

const ADD = `
insert into games (id, user_id, opponent, opponent_key, date, stats, created_at, updated_at)
select $2, $1, $3, $4, $5, $6, $7, $7
where (select count(*) from games where user_id = $1) < $8
returning id`;

const CHANGE = `
with changed as (
  update games set opponent = $3, opponent_key = $4, date = $5, stats = $6, updated_at = $7
  where user_id = $1 and id = $2
  returning id
)
select id from changed`;

const REMOVE = `
with removed as (delete from games where user_id = $1 and id = $2 returning id)
select id from removed`;

@Injectable()
export class SqlGameRepository extends GameRepository {
  constructor(private readonly source: DataSource) {
    super();
  }

  of(userId: string): Promise<Game[]> {
    return this.source.query<Game[]>(LIST, [userId]);
  }

  async owns(userId: string, gameId: string): Promise<boolean> {
    if (!isUuid(gameId)) return false;
    const rows = await this.source.query<object[]>('select 1 from games where user_id = $1 and id = $2', [userId, gameId]);
    return rows.length > 0;
  }

  async add(userId: string, game: Game, now: Date): Promise<void> {
    const values = [userId, game.id, ...columnsOf(game), now, MAX_GAMES];
    const rows = await this.source.transaction(async (manager) => {
      await takeTurns(manager, 'games', userId);
      return this.write(ADD, game, values, manager);
    });
    if (rows.length === 0) throw new TooManyGames(MAX_GAMES);
  }

  async change(userId: string, gameId: string, draft: GameDraft, now: Date): Promise<void> {
    const rows = await this.write(CHANGE, draft, [userId, gameId, ...columnsOf(draft), now]);
    if (rows.length === 0) throw new GameNotFound();
  }

  async remove(userId: string, gameId: string): Promise<void> {
    const rows = await this.source.query<object[]>(REMOVE, [userId, gameId]);
    if (rows.length === 0) throw new GameNotFound();
  }

  private async write(
    statement: string,
    game: GameDraft,
    values: unknown[],
    manager: EntityManager = this.source.manager,
  ): Promise<object[]> {
    try {
      return await manager.query<object[]>(statement, values);
    } catch (error) {
      const { code } = error instanceof QueryFailedError ? (error.driverError as { code?: string }) : {};
      throw code === UNIQUE_VIOLATION ? new GameExists(game) : error;
    }
  }
}

function columnsOf({ opponent, date, stats }: GameDraft): unknown[] {
  return [opponent, opponentKey(opponent), date, JSON.stringify(stats)];
}
