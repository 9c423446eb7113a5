import type { PublishedGame } from './published-stats.js';
import { readPublishedGames } from './read-published-games.js';

const NOW = new Date('2026-11-21T15:00:00.000Z');
const game = (fields: Record<string, string>, changes: Partial<PublishedGame> = {}): PublishedGame => {
  return { opponent: 'Bowie', date: '2026-09-18', fields: new Map(Object.entries(fields)), ...changes };
};
const read = (...games: PublishedGame[]) => readPublishedGames(games, NOW);

describe('published games', () => {
  it('P-10 come newest first, with what was recorded', () => {
    const { games, notes } = read(
      game({ PassingComp: '18', PassingAtt: '27', PassingYards: '-', RushingNum: '' }),
      game({ PassingYards: '1,0', RushingNum: '3' }, { date: '2026-10-02' }),
    );
    expect(games).toEqual([
      { opponent: 'Bowie', date: '2026-10-02', stats: { carries: 3 } },
      { opponent: 'Bowie', date: '2026-09-18', stats: { completions: 18, attempts: 27 } },
    ]);
    expect(notes).toEqual(['Bowie, Oct 2, 2026: PassingYards is no number and was left out.']);
  });

  it.each(['@ Bowie', '@Bowie', 'vs. Bowie', 'vs Bowie'])('P-10 call the opponent of "%s" Bowie', (opponent) => {
    expect(read(game({ RushingNum: '3' }, { opponent })).games).toMatchObject([{ opponent: 'Bowie' }]);
  });

  it('P-10 leave out what cannot be, say so, and keep the rest', () => {
    const { games, notes } = read(game({ PassingComp: '30', PassingAtt: '27', RushingYards: '5,000', TotalTackles: '2' }));
    expect(games).toEqual([{ opponent: 'Bowie', date: '2026-09-18', stats: { attempts: 27, tackles: 2 } }]);
    expect(notes).toEqual([
      'Bowie, Sep 18, 2026: a figure was left out. Rushing Yards of one game go from -100 to 1000.',
      'Bowie, Sep 18, 2026: a figure was left out. Completions cannot be more than Attempts (27).',
    ]);
  });

  it('P-10 are read as they are written: halves without a zero, the longest with a touchdown, nothing of what Recruit does not know', () => {
    const fields = { Sacks: '.5', RushingLong: '72t', ReceivingLong: '40 TD', PassingCompPct: '.667', CompAtt: '18/27', QBRating: 'n/a' };
    const { games, notes } = read(game(fields));
    expect(games).toMatchObject([{ stats: { sacks: 0.5, longestRush: 72, longestReception: 40 } }]);
    expect(notes).toEqual([]);
    expect(read(game({ Sacks: '.', RushingNum: '7t', PassingComp: '1' })).notes).toEqual([
      'Bowie, Sep 18, 2026: Sacks is no number and was left out.',
      'Bowie, Sep 18, 2026: RushingNum is no number and was left out.',
    ]);
  });

  it('P-10 say nothing of the schedule: games to come have no figures', () => {
    expect(read(game({ RushingNum: '' }, { date: '2026-12-04' }), game({}, { date: '2026-12-11' }))).toEqual({ games: [], notes: [] });
  });

  it('P-10 leave out games of no day, of days to come and without figures', () => {
    const { games, notes } = read(
      game({ RushingNum: '1' }, { date: 'yesterday' }),
      game({ RushingNum: '1' }, { date: '2027-09-18' }),
      game({ RushingNum: '1' }, { opponent: '\u202E \n' }),
      game({ KickoffYards: '1' }),
    );
    expect(games).toEqual([]);
    expect(notes).toEqual([
      'A game against Bowie was left out: Enter the day of the game as year, month and day: 2026-09-18.',
      'A game against Bowie was left out: A game counts when it is played: this day is to come.',
      'A game without a name was left out: Opponent is required',
      'One game has no figures that Recruit keeps.',
    ]);
  });

  it('X-05 P-10 take names as text of one line and bounded length', () => {
    const opponent = `<script>alert(1)</script>\n${'x'.repeat(500)}`;
    const [only] = read(game({ RushingNum: '1' }, { opponent })).games;
    expect(only?.opponent).toBe(`<script>alert(1)</script> ${'x'.repeat(74)}`);
  });
});
