import type { Agent } from './support/agent.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface Game {
  id: string;
  opponent: string;
  date: string;
  stats: Record<string, number>;
}

interface Summary {
  figures: { key: string; group: string; min: number | null }[];
  seasons: { season: number; games: number; totals: object; derived: Record<string, number | null>; recentGames: Game[] }[];
  career: { games: number; totals: object };
  defaultSeason: number;
}

interface Problem {
  code: string;
  message: string;
  errors: { field: string; code: string; message: string }[];
}

const GAME = { opponent: 'Lake Travis', date: '2025-09-19', stats: { completions: 18, attempts: 27, passingYards: 241 } };

describe('game statistics over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;

  beforeAll(async () => {
    app = await startTestApp();
  });

  beforeEach(async () => {
    athlete = await app.agent();
  });

  afterAll(() => app.close());

  const add = (game: object | string) => athlete.post<Game & Problem>('/api/user/add-game-stats', game);
  const gamesOfUser = async () => {
    return (await athlete.get<{ stats: { games: Game[] } }>('/api/user')).body.stats.games;
  };
  const summary = async () => (await athlete.get<Summary>('/api/user/games/summary')).body;

  it('P-09 E-01 E-02 adds games and tells them with the user, newest first', async () => {
    const { status, body } = await add({ ...GAME, stats: { ...GAME.stats, interceptions: null, carries: '' } });
    expect([status, body]).toEqual([201, { id: body.id, ...GAME }]);
    const later = (await add({ ...GAME, date: '2025-09-26' })).body;
    const between = (await add({ ...GAME, opponent: 'Del Valle', stats: {} })).body;
    expect(await gamesOfUser()).toEqual([later, between, body]);
    expect(await gamesOfUser()).toEqual((await athlete.put<{ stats: { games: Game[] } }>('/api/user', {})).body.stats.games);
  });

  it('P-09 changes and deletes a game', async () => {
    const { id } = (await add(GAME)).body;
    const changed = { opponent: 'Bowie', date: '2025-10-03', stats: { carries: 4, rushingYards: -2 } };
    const { status, body } = await athlete.put<Game>(`/api/user/games/${id}`, changed);
    expect([status, body]).toEqual([200, { id, ...changed }]);
    expect(await gamesOfUser()).toEqual([body]);
    expect((await athlete.delete(`/api/user/games/${id}`)).status).toBe(204);
    expect((await athlete.delete<Problem>(`/api/user/games/${id}`)).body.code).toBe('game_not_found');
    expect(await gamesOfUser()).toEqual([]);
  });

  it.each([
    [{}, ['opponent Opponent is required', 'date Date is required']],
    [{ ...GAME, opponent: ' ' }, ['opponent Opponent is required']],
    [{ ...GAME, date: '2999-01-01' }, ['date A game counts when it is played: this day is to come.']],
    [{ ...GAME, stats: { touchdowns: 2 } }, ['stats.touchdowns “touchdowns” is not a figure that Recruit knows.']],
    [{ ...GAME, stats: { attempts: '27' } }, ['stats.attempts Attempts must be a number.']],
    [{ ...GAME, stats: { completions: 28, attempts: 27 } }, ['stats.completions Completions cannot be more than Attempts (27).']],
  ])('P-09 refuses %j beside the field', async (game, said) => {
    const { status, body } = await add(game);
    expect([status, body.code, body.errors.map(({ field, message }) => `${field} ${message}`)]).toEqual([400, 'invalid_input', said]);
    expect(await gamesOfUser()).toEqual([]);
  });

  it.each(['[]', '"x"', '{"opponent":', JSON.stringify({ ...GAME, id: 'own' }), `{"stats":${'['.repeat(5_000)}`])(
    'X-05 refuses the body %.40s',
    async (body) => {
      expect((await add(body)).status).toBe(400);
    },
  );

  it('P-09 refuses the same opponent and date twice and names them', async () => {
    await add(GAME);
    const other = (await add({ ...GAME, date: '2025-10-03' })).body;
    const twin = { ...GAME, opponent: ' LAKE  travis ' };
    for (const { status, body } of [await add(twin), await athlete.put<Problem>(`/api/user/games/${other.id}`, twin)]) {
      expect([status, body.code, body.message]).toEqual([
        409,
        'game_exists',
        'You already have a game against LAKE travis on Sep 19, 2025. Edit that one, or check the date.',
      ]);
    }
    expect(await gamesOfUser()).toHaveLength(2);
  });

  it('P-08 sums up each season and the career', async () => {
    await add(GAME);
    await add({ ...GAME, date: '2026-01-10', stats: { completions: 2, attempts: 3 } });
    await add({ ...GAME, date: '2024-09-20', stats: { passingYards: 9 } });
    const { seasons, career, defaultSeason, figures } = await summary();
    const season = seasons.find((one) => one.season === 2025);
    expect(season).toMatchObject({ games: 2, totals: { completions: 20, attempts: 30, passingYards: 241 } });
    expect(season?.derived).toMatchObject({ completionPercentage: 67, yardsPerAttempt: 8.9, yardsPerCarry: null });
    expect(season?.recentGames.map(({ date }) => date)).toEqual(['2026-01-10', '2025-09-19']);
    expect(career).toMatchObject({ games: 3, totals: { completions: 20, attempts: 30, passingYards: 250 } });
    expect(defaultSeason).toBe(2025);
    expect(figures.find(({ key }) => key === 'rushingYards')).toMatchObject({ group: 'rushing', min: -100 });
  });

  it('P-08 P-09 E-02 adds up what a returner did, and takes the longest of longest plays', async () => {
    const returned = { kickReturns: 3, kickReturnYards: 81, kickReturnTouchdowns: 1, longestRush: 44, fumbles: 2, fumblesLost: 1 };
    await add({ ...GAME, stats: returned });
    await add({ ...GAME, date: '2025-09-26', stats: { kickReturns: 1, kickReturnYards: -3, longestRush: 61 } });
    const { career } = await summary();
    expect(career.totals).toEqual({ ...returned, kickReturns: 4, kickReturnYards: 78, longestRush: 61 });
    expect((await summary()).seasons.find(({ season }) => season === 2025)?.derived).toMatchObject({ yardsPerKickReturn: 19.5 });
    const { status, body } = await add({ ...GAME, date: '2025-10-03', stats: { fumbles: 1, fumblesLost: 2 } });
    expect([status, body.errors[0]?.message]).toEqual([400, 'Fumbles Lost cannot be more than Fumbles (1).']);
  });

  it('P-08 offers seasons to an athlete without games', async () => {
    const { seasons, career, defaultSeason } = await summary();
    expect(seasons.map(({ games }) => games)).toEqual([0, 0, 0, 0]);
    expect([career.games, career.totals, defaultSeason]).toEqual([0, {}, seasons[0]?.season]);
  });
});
