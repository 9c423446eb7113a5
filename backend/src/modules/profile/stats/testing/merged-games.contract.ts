import type { GameImport } from '../application/ports/game-repository.js';
import type { GameDraft } from '../domain/games/game.js';
import { MAX_GAMES } from '../domain/games/room-for-games.js';
import type { GameMerge } from '../domain/maxpreps/merge-games.js';
import type { GameRepositoryHarness } from './game-repository.contract.js';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const BOWIE = { opponent: 'Bowie', date: '2026-09-18' };
const AKINS = { opponent: 'Akins', date: '2026-09-25' };

/** What every GameRepository does with games from outside; run on the fake and on PostgreSQL. */
export function mergedGamesContract(harness: () => GameRepositoryHarness): void {
  let userId: string;

  beforeEach(async () => {
    userId = await harness().addAccount();
  });

  const merge = (games: GameDraft[], changes: Partial<GameImport> = {}): Promise<GameMerge> =>
    harness().games.merge({ userId, source: 'maxpreps', games, now: NOW, dryRun: false, ...changes });
  const outcomes = ({ games }: GameMerge) => games.map(({ outcome }) => outcome);
  const stored = async () => (await harness().games.of(userId)).map(({ opponent, stats }) => [opponent, stats]);

  it('P-10 adds games once, however often they come', async () => {
    const games: GameDraft[] = [
      { ...AKINS, stats: { sacks: 0.5 } },
      { ...BOWIE, stats: { carries: 6 } },
    ];
    expect(outcomes(await merge(games))).toEqual(['added', 'added']);
    expect(outcomes(await merge(games))).toEqual(['unchanged', 'unchanged']);
    expect(await stored()).toEqual([
      ['Akins', { sacks: 0.5 }],
      ['Bowie', { carries: 6 }],
    ]);
  });

  it('P-10 fills what is missing in a game written by hand and never overwrites what the athlete wrote', async () => {
    await harness().games.add(userId, { id: harness().nextId(), ...BOWIE, opponent: 'BOWIE', stats: { carries: 9 } }, NOW);
    const { games, notes } = await merge([{ ...BOWIE, stats: { carries: 6, rushingYards: 31 } }]);
    expect([games.length, games[0]?.outcome, notes]).toEqual([
      1,
      'updated',
      ['BOWIE, Sep 18, 2026: kept a figure that you wrote yourself.'],
    ]);
    expect(await stored()).toEqual([['BOWIE', { carries: 9, rushingYards: 31 }]]);
  });

  it('P-10 follows the source in what came from it, and the athlete in what she changed or blanked since', async () => {
    await merge([{ ...BOWIE, stats: { carries: 6, rushingYards: 31, tackles: 2 } }]);
    const [game] = await harness().games.of(userId);
    await harness().games.change(userId, game?.id ?? '', { ...BOWIE, stats: { carries: 7, rushingYards: 31 } }, NOW);
    await merge([{ ...BOWIE, stats: { carries: 6, rushingYards: 35, tackles: 2 } }]);
    expect(await stored()).toEqual([['Bowie', { carries: 7, rushingYards: 35 }]]);
  });

  it('P-10 stores nothing while it is only tried', async () => {
    await merge([{ ...BOWIE, stats: { carries: 6 } }]);
    const tried = await merge(
      [
        { ...BOWIE, stats: { carries: 8 } },
        { ...AKINS, stats: { carries: 1 } },
      ],
      { dryRun: true },
    );
    expect(outcomes(tried)).toEqual(['updated', 'added']);
    expect(await stored()).toEqual([['Bowie', { carries: 6 }]]);
  });

  it('P-10 adds a game once when imports come at once', async () => {
    const games = [{ ...BOWIE, stats: { carries: 6 } }];
    const all = await Promise.all(Array.from({ length: 4 }, () => merge(games)));
    expect(all.flatMap(outcomes).sort()).toEqual(['added', 'unchanged', 'unchanged', 'unchanged']);
    expect(await stored()).toHaveLength(1);
  });

  it('X-01 leaves the games of others alone', async () => {
    await merge([{ ...BOWIE, stats: { carries: 6 } }]);
    const other = await harness().addAccount();
    expect(outcomes(await merge([{ ...BOWIE, stats: { carries: 1 } }], { userId: other }))).toEqual(['added']);
    expect(await stored()).toEqual([['Bowie', { carries: 6 }]]);
  });

  it(`P-10 keeps the newest when more than ${MAX_GAMES} games come, and says so`, async () => {
    const day = (at: number) => new Date(Date.UTC(2026, 8, 1 - at)).toISOString().slice(0, 10);
    const games = Array.from({ length: MAX_GAMES + 2 }, (_, at) => ({ opponent: 'Bowie', date: day(at), stats: { carries: 1 } }));
    const { notes } = await merge(games);
    expect(await stored()).toHaveLength(MAX_GAMES);
    expect((await harness().games.of(userId))[0]?.date).toBe(day(0));
    expect(notes).toEqual(['2 games did not fit: Recruit keeps no more games. Delete some and import again.']);
  });
}
