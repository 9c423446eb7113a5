import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';

import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { isUuid } from '../../../../../platform/database/is-uuid.js';
import { takeTurns } from '../../../../../platform/database/take-turns.js';
import { Ids } from '../../../../../shared-kernel/ids.js';
import { GameRepository, type GameImport } from '../../application/ports/game-repository.js';
import { GameExists, GameNotFound } from '../../domain/games/game-errors.js';
import type { Game, GameDraft } from '../../domain/games/game.js';
import { opponentKey } from '../../domain/games/opponent-key.js';
import { refuseOneMoreGame, roomForGames } from '../../domain/games/room-for-games.js';
import { type GameMerge, type KnownGame, mergeGames, type MergedGame } from '../../domain/maxpreps/merge-games.js';
import * as sql from './games.sql.js';

const UNIQUE_VIOLATION = '23505';

@Injectable()
export class SqlGameRepository extends GameRepository {
  constructor(
    private readonly source: DataSource,
    private readonly ids: Ids,
    private readonly activity: ActivityRecord,
  ) {
    super();
  }

  of(userId: string): Promise<Game[]> {
    return this.source.query<Game[]>(sql.LIST, [userId]);
  }

  async owns(userId: string, gameId: string): Promise<boolean> {
    if (!isUuid(gameId)) return false;
    const rows = await this.source.query<object[]>('select 1 from games where user_id = $1 and id = $2', [userId, gameId]);
    return rows.length > 0;
  }

  async add(userId: string, game: Game, now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      await takeTurns(manager, 'games', userId);
      const [stored] = await manager.query<[{ n: number }]>(sql.COUNT, [userId]);
      refuseOneMoreGame(stored.n);
      await this.write(sql.ADD, game, [userId, game.id, ...columnsOf(game), now], manager);
    });
  }

  async change(userId: string, gameId: string, draft: GameDraft, now: Date): Promise<void> {
    const rows = await this.write(sql.CHANGE, draft, [userId, gameId, ...columnsOf(draft), now]);
    if (rows.length === 0) throw new GameNotFound();
  }

  async remove(userId: string, gameId: string): Promise<void> {
    const rows = await this.source.query<object[]>(sql.REMOVE, [userId, gameId]);
    if (rows.length === 0) throw new GameNotFound();
  }

  merge(given: GameImport): Promise<GameMerge> {
    return this.source.transaction(async (manager) => {
      const { userId, games, dryRun } = given;
      await takeTurns(manager, 'games', userId);
      await manager.query(sql.LOCK, [userId]);
      const known = await manager.query<KnownGame[]>(sql.KNOWN, [userId]);
      const merge = mergeGames(known, games, roomForGames(known.length));
      if (!dryRun) await this.store(given, merge.games, manager);
      return merge;
    });
  }

  private async store(given: GameImport, games: MergedGame[], manager: EntityManager): Promise<void> {
    const { userId, source, now } = given;
    const added = games.filter(({ outcome }) => outcome === 'added');
    const updated = games.filter(({ outcome }) => outcome === 'updated');
    if (added.length + updated.length === 0) return;
    await manager.query(sql.ADD_IMPORTED, [userId, JSON.stringify(added.map((game) => this.newRow(game))), now]);
    await manager.query(sql.CHANGE_IMPORTED, [userId, JSON.stringify(updated.map(changedRow)), now]);
    const data = { source, added: added.length, updated: updated.length };
    await this.activity.append([{ userId, schoolId: null, kind: 'stats_synced', at: now, data }], manager);
  }

  private newRow({ game: { opponent, date, stats }, imported }: MergedGame): object {
    return { id: this.ids.next(), opponent, key: opponentKey(opponent), date, stats, imported };
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

function changedRow({ id, game: { stats }, imported }: MergedGame): object {
  return { id, stats, imported };
}
