import type { Game } from './game.js';
import { statsLine } from './stats-line.js';
import { summarizeGames } from './summarize-games.js';

const TODAY = '2026-11-22';
const game = (date: string, stats: Record<string, number>) => ({ date, stats }) as unknown as Game;
const lineOf = (games: Game[], position: string | null = 'QB') => statsLine(summarizeGames(games, TODAY), position);

describe('the season in one line', () => {
  it('C-05 adds up the games of the latest season, and of that alone', () => {
    const games = [
      game('2026-09-11', { completions: 20, attempts: 30, passingYards: 1200, passingTouchdowns: 1 }),
      game('2026-09-04', { completions: 16, attempts: 30, passingYards: 300 }),
      game('2025-09-05', { passingYards: 999 }),
    ];
    expect(lineOf(games)).toBe('2026 season, 2 games: 1,500 passing yards, 1 passing touchdown, 60% completions');
  });

  it('C-05 begins with what the position is judged by, and has five figures at most', () => {
    const all = { passingYards: 10, rushingYards: 20, rushingTouchdowns: 2, tackles: 3, sacks: 1.5, receptions: 4, receivingYards: 50 };
    const games = [game('2026-09-04', all)];
    expect(lineOf(games, 'LB')).toBe('2026 season, 1 game: 3 tackles, 1.5 sacks, 10 passing yards, 20 rushing yards, 2 rushing touchdowns');
    expect(lineOf(games, 'WR')).toMatch(/: 4 receptions, 50 receiving yards, 10 passing yards/u);
  });

  it('C-05 takes the latest season with games when the present one has none', () => {
    expect(lineOf([game('2025-09-05', { passingYards: 999 })])).toBe('2025 season, 1 game: 999 passing yards');
  });

  it('C-05 is empty without games and without a figure that says something', () => {
    expect(lineOf([])).toBe('');
    expect(lineOf([game('2026-09-04', {})])).toBe('');
    expect(lineOf([game('2026-09-04', { passingYards: 0, interceptions: 3 })])).toBe('');
  });
});
