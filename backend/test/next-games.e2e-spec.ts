import type { Agent } from './support/agent.js';
import { readPdf } from './support/read-pdf.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface Game {
  id: string;
  opponent: string;
  date: string;
  time: string | null;
  venue: string;
  place: string | null;
}

const OWN = '/api/user/next-games';
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
const GAME = { opponent: 'Marble Creek', date: inDays(7), time: '19:30', venue: 'home', place: null };

describe('P-14 next games over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    athlete = await app.agent();
    await athlete.put('/api/user', { firstName: 'Marcus', birthdate: '2010-03-14', state: 'TX' });
  });

  const add = (changes: object = {}, who = athlete) => who.post<Game[] & { code: string }>(OWN, { ...GAME, ...changes });
  const list = async (who = athlete) => (await who.get<Game[]>(OWN)).body;
  const idOf = async (agent: Agent) => (await agent.get<{ id: string }>('/api/user')).body.id;

  it('P-14 are added, changed and removed, the next one first', async () => {
    await add({ date: inDays(14), opponent: 'Bowie', time: null, venue: 'away', place: 'Toney Burger Stadium' });
    const { status, body } = await add();
    expect([status, body.map(({ opponent }) => opponent)]).toEqual([200, ['Marble Creek', 'Bowie']]);
    const id = body[0]?.id ?? '';
    const changed = await athlete.put<Game[]>(`${OWN}/${id}`, { ...GAME, date: inDays(21), time: null });
    expect(changed.body.at(-1)).toEqual({ ...GAME, id, date: inDays(21), time: null });
    expect((await athlete.delete(`${OWN}/${id}`)).status).toBe(204);
    expect((await athlete.delete(`${OWN}/${id}`)).status).toBe(404);
    expect((await list()).map(({ opponent }) => opponent)).toEqual(['Bowie']);
  });

  it('P-14 the same opponent on the same day is one game, pressed twice or at once', async () => {
    await Promise.all([add(), add(), add({ opponent: 'marble creek', time: '18:00' })]);
    expect(await list()).toHaveLength(1);
    await add({ date: inDays(8) });
    const [first, second] = await list();
    const { status, body } = await athlete.put<{ code: string }>(`${OWN}/${second?.id}`, { ...GAME, date: first?.date });
    expect([status, body.code]).toEqual([409, 'next_game_is_there']);
  });

  it('P-14 twenty are kept; those that are over drop away and make room', async () => {
    const userId = await idOf(athlete);
    await add({ date: inDays(0), opponent: 'Today' });
    await app.source.query(
      `insert into next_games (id, user_id, opponent, opponent_key, date, venue, updated_at)
       select gen_random_uuid(), $1, 'Game ' || n, 'game ' || n, current_date + n, 'home', now() from generate_series(-3, 20) n where n not in (-1, 0)`,
      [userId],
    );
    expect((await list()).some(({ opponent }) => opponent === 'Game -3')).toBe(false);
    const { status, body } = await add({ opponent: 'One more' });
    expect([status, body.code]).toEqual([409, 'too_many_next_games']);
    const [game] = await list();
    await athlete.delete(`${OWN}/${game?.id}`);
    await athlete.delete(`${OWN}/${(await list())[0]?.id}`);
    expect((await add({ opponent: 'One more' })).status).toBe(200);
    const [left] = await app.source.query<{ count: number }[]>(
      'select count(*)::int as count from next_games where user_id = $1 and date < current_date - 1',
      [userId],
    );
    expect(left?.count).toBe(0);
  });

  it.each([
    ['no opponent', { opponent: ' ' }, 'opponent'],
    ['an opponent of 10,000 characters', { opponent: 'x'.repeat(10_000) }, 'opponent'],
    ['a null byte', { opponent: 'Bowie\0' }, 'opponent'],
    ['a day that is over', { date: inDays(-3) }, 'date'],
    ['a day that does not exist', { date: '2027-02-30' }, 'date'],
    ['a time that is none', { time: '25:00' }, 'time'],
    ['an unknown venue', { venue: 'moon' }, 'venue'],
  ])('P-14 %s is refused by its field', async (_, changes, field) => {
    const { status, body } = await add(changes);
    expect([status, (body as unknown as { errors: { field: string }[] }).errors[0]?.field]).toEqual([400, field]);
    expect(await list()).toEqual([]);
  });

  it('P-15 are on the shared page and in the PDF once they are ticked, which they are not by themselves', async () => {
    await add({ place: '王 Stadium' });
    const share = async (fields?: string[]) => {
      const { body } = await athlete.put<{ link: string }>('/api/user/share', { enabled: true, ...(fields ? { fields } : {}) });
      const path = `/api/shared-profiles/${body.link.split('/').at(-1)}`;
      const page = await app.anonymous().get<{ nextGames: object[] }>(path);
      const pdf = readPdf(Buffer.from(await (await fetch(`${app.url}${path}/resume.pdf`)).arrayBuffer()));
      return { games: page.body.nextGames, lines: pdf.lines };
    };
    const unticked = await share();
    expect([unticked.games, unticked.lines.includes('Next games')]).toEqual([[], false]);
    const ticked = await share(['name', 'schedule']);
    expect(ticked.games).toEqual([{ date: GAME.date, opponent: 'Marble Creek', where: 'Home, 7:30 PM, 王 Stadium' }]);
    expect(ticked.lines).toEqual(expect.arrayContaining(['Next games', 'Marble Creek', 'Home, 7:30 PM, ', '王']));
  });

  it('P-14 another athlete’s games are not there, whatever the body says', async () => {
    await add();
    const [game] = await list();
    const other = await app.agent();
    expect(await list(other)).toEqual([]);
    for (const body of [GAME, { opponent: 7 }]) expect((await other.put(`${OWN}/${game?.id}`, body)).status).toBe(404);
    expect((await other.delete(`${OWN}/${game?.id}`)).status).toBe(404);
    expect(await list()).toEqual([game]);
  });
});
