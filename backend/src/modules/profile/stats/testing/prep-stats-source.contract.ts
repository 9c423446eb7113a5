import type { PrepStatsSource } from '../application/ports/prep-stats-source.js';
import { MaxPrepsPageNotFound, NoPublishedStats } from '../domain/maxpreps/maxpreps-errors.js';
import type { PublishedGame } from '../domain/maxpreps/published-stats.js';

export interface PrepStatsSourceHarness {
  source: PrepStatsSource;
  /** Puts a page there. */
  publish(path: string, athleteName: string, games: PublishedGame[]): void;
}

const PATH = '/tx/austin/westlake/athletes/jordan-testerman/football/stats/?careerid=abc123def456g';

/** What every PrepStatsSource does; run on the fake and on real HTTP. */
export function prepStatsSourceContract(harness: () => PrepStatsSourceHarness): void {
  const game: PublishedGame = {
    opponent: '<script>alert(1)</script>',
    date: '2026-08-28',
    fields: new Map([
      ['PassingComp', '18'],
      ['PassingYards', '1,049'],
      ['Sacks', '-'],
    ]),
  };

  it('P-10 tells whose page it is and its games, text as it was written', async () => {
    const { source, publish } = harness();
    publish(PATH, 'Jordan "Jo" Testerman', [game, { ...game, date: '2026-09-04' }]);
    expect(source.on).toBe(true);
    expect(await source.read(PATH)).toEqual({
      athleteName: 'Jordan "Jo" Testerman',
      games: [game, { ...game, date: '2026-09-04' }],
    });
  });

  it('P-10 says that there is no such page, or that it has no games', async () => {
    const { source, publish } = harness();
    publish(PATH, 'Jordan Testerman', []);
    await expect(source.read(PATH)).rejects.toThrow(NoPublishedStats);
    await expect(source.read(PATH.replace('jordan', 'pat'))).rejects.toThrow(MaxPrepsPageNotFound);
  });
}
