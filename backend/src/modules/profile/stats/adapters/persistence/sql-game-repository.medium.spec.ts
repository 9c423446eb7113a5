import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { ActivityKinds } from '../../../../../platform/activity/activity-kinds.js';
import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { SequenceIds } from '../../../../../shared-kernel/testing/sequence-ids.js';
import { STATS_ACTIVITIES } from '../../domain/stats-activities.js';
import { gameRepositoryContract } from '../../testing/game-repository.contract.js';
import { mergedGamesContract } from '../../testing/merged-games.contract.js';
import { SqlGameRepository } from './sql-game-repository.js';

describe('SqlGameRepository', () => {
  const ids = new SequenceIds();
  let source: DataSource;
  let games: SqlGameRepository;

  useTestSource(4, (opened) => (source = opened));

  beforeAll(async () => {
    // Connections that stand already let imports at once really be at once.
    await Promise.all(Array.from({ length: 4 }, () => source.query('select pg_sleep(0.05)')));
    games = new SqlGameRepository(source, ids, new ActivityRecord(source, ids, new ActivityKinds(STATS_ACTIVITIES)));
  });

  async function addAccount(): Promise<string> {
    const id = ids.next();
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, '', now())`, [id, id]);
    return id;
  }

  const harness = () => ({ games, addAccount, nextId: () => ids.next() });
  gameRepositoryContract(harness);
  mergedGamesContract(harness);

  it('P-09 deletes the games with the account', async () => {
    const userId = await addAccount();
    const game = { id: ids.next(), opponent: 'Lake Travis', date: '2026-09-18', stats: {} };
    await games.add(userId, game, new Date());
    await source.query('delete from users where id = $1', [userId]);
    expect(await games.of(userId)).toEqual([]);
  });

  it('R-09 P-10 writes an import that changed something into the activity record, once', async () => {
    const now = new Date('2026-11-21T15:00:00.000Z');
    const userId = await addAccount();
    const given = [{ opponent: 'Bowie', date: '2026-09-18', stats: { carries: 6 } }];
    for (const dryRun of [true, false, false]) {
      await games.merge({ userId, source: 'stat_file', games: given, now, dryRun });
    }
    const rows = await source.query<object[]>('select kind, at, data from activities where user_id = $1', [userId]);
    expect(rows).toEqual([{ kind: 'stats_synced', at: now, data: { source: 'stat_file', added: 1, updated: 0 } }]);
  });
});
