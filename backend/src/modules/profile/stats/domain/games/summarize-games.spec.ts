import type { Game } from './game.js';
import { summarizeGames } from './summarize-games.js';

const TODAY = '2026-11-21';
const on = (date: string, passingYards = 100): Game => ({ id: date, opponent: 'Lake Travis', date, stats: { passingYards } });
const seasons = (games: Game[], today = TODAY) => summarizeGames(games, today).seasons.map(({ season }) => season);

describe('the summary of games', () => {
  it('P-08 offers the current season and the three before it', () => {
    expect(seasons([])).toEqual([2026, 2025, 2024, 2023]);
    expect(seasons([], '2027-03-01')).toEqual([2026, 2025, 2024, 2023]);
  });

  it('P-08 offers any other season that has games, each once', () => {
    expect(seasons([on('2026-09-04'), on('2020-09-11'), on('2020-09-04')])).toEqual([2026, 2025, 2024, 2023, 2020]);
  });

  it('P-08 opens the latest season with games, else the current one', () => {
    expect(summarizeGames([], TODAY).defaultSeason).toBe(2026);
    expect(summarizeGames([on('2024-09-06'), on('2023-09-01')], TODAY).defaultSeason).toBe(2024);
  });

  it('P-08 counts a game of January to the season before and a career over all', () => {
    const { seasons: all, career } = summarizeGames([on('2026-09-04', 30), on('2026-01-10', 20), on('2025-10-03', 10)], TODAY);
    expect(all.map(({ season, games, totals }) => [season, games, totals['passingYards']])).toEqual([
      [2026, 1, 30],
      [2025, 2, 30],
      [2024, 0, undefined],
      [2023, 0, undefined],
    ]);
    expect(career).toMatchObject({ games: 3, totals: { passingYards: 60 } });
  });

  it('P-08 shows the last five games of a season, newest first, apart from earlier ones', () => {
    const dates = ['2026-10-16', '2026-10-09', '2026-10-02', '2026-09-25', '2026-09-18', '2026-09-11', '2025-09-12'];
    const [season] = summarizeGames(
      dates.map((date) => on(date)),
      TODAY,
    ).seasons;
    expect(season?.recentGames.map(({ date }) => date)).toEqual(dates.slice(0, 5));
    expect(season?.earlierGames.map(({ date }) => date)).toEqual(['2026-09-11']);
  });
});
