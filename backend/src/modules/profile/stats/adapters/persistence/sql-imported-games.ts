import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { Ids } from '../../../../../shared-kernel/ids.js';
import { takeTurns } from '../../../../../platform/database/take-turns.js';
import { MAX_GAMES } from '../../application/ports/game-repository.js';
import { type GameImport, ImportedGames } from '../../application/ports/imported-games.js';
import { opponentKey } from '../../domain/games/opponent-key.js';
import { type GameMerge, type KnownGame, mergeGames, type MergedGame } from '../../domain/maxpreps/merge-games.js';

/** Imports wait for each other; the lock leaves everything else of the account free. */
const LOCK = 'select 1 from users where id = $1 for no key update';

/** An edit that is being stored is waited for, so that it counts as what the athlete wrote. */
const KNOWN = `
select id, opponent, date::text as date, stats, imported from games
where user_id = $1 order by date desc, created_at desc, id desc for update`;

const ADD = `
insert into games (id, user_id, opponent, opponent_key, date, stats, imported, created_at, updated_at)
select g.id, $1, g.opponent, g.key, g.date, g.stats, g.imported, $3, $3
from json_to_recordset($2) as g(id uuid, opponent text, key text, date date, stats jsonb, imported jsonb)
on conflict (user_id, date, opponent_key) do nothing`;

const CHANGE = `
update games set stats = g.stats, imported = g.imported, updated_at = $3
from json_to_recordset($2) as g(id uuid, stats jsonb, imported jsonb)
where games.user_id = $1 and games.id = g.id`;

@Injectable()
export class SqlImportedGames extends ImportedGames {
  constructor(
    private readonly source: DataSource,
    private readonly ids: Ids,
    private readonly activity: ActivityRecord,
  ) {
    super();
  }

  merge(given: GameImport): Promise<GameMerge> {
    return this.source.transaction(async (manager) => {
      const { userId, games, dryRun } = given;
      await takeTurns(manager, 'games', userId);
      await manager.query(LOCK, [userId]);
      const known = await manager.query<KnownGame[]>(KNOWN, [userId]);
      const merge = mergeGames(known, games, MAX_GAMES - known.length);
      if (!dryRun) await this.store(given, merge.games, manager);
      return merge;
    });
  }

  private async store(given: GameImport, games: MergedGame[], manager: EntityManager): Promise<void> {
    const { userId, source, now } = given;
    const added = games.filter(({ outcome }) => outcome === 'added');
    const updated = games.filter(({ outcome }) => outcome === 'updated');
    if (added.length + updated.length === 0) return;
    await manager.query(ADD, [userId, JSON.stringify(added.map((game) => this.newRow(game))), now]);
    await manager.query(CHANGE, [userId, JSON.stringify(updated.map(changedRow)), now]);
    const data = { source, added: added.length, updated: updated.length };
    await this.activity.append([{ userId, schoolId: null, kind: 'stats_synced', at: now, data }], manager);
  }

  private newRow({ game: { opponent, date, stats }, imported }: MergedGame): object {
    return { id: this.ids.next(), opponent, key: opponentKey(opponent), date, stats, imported };
  }
}

function changedRow({ id, game: { stats }, imported }: MergedGame): object {
  return { id, stats, imported };
}
