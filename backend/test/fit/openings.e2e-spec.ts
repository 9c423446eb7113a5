import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { fillerOf, haveRosters, schoolId, SEASON, WHOLE_PROFILE } from './fit-world.js';

interface Openings {
  entryYear: number | null;
  season: number | null;
  rosterPlayers: number | null;
  positions: { position: string; isOwn: boolean; players: number; leaveAtLeast: number; leaveAtMost: number }[];
  sentence: string;
  incoming: number | null;
  transfers: number | null;
  rosterRule: { division: string; text: string; asOf: string; sourceUrl: string } | null;
}

const ROSTER = `
Akron,${SEASON},Zed Senior,QB,Sr,6-1,210,
Akron,${SEASON},Abe Junior,QB,Jr,6-3,220,
Akron,${SEASON},Cal Young,QB,Fr,6-3,220,
${fillerOf('Akron')}
${fillerOf('Slippery Rock')}`;

describe('openings over HTTP', () => {
  let app: TestApp;
  let athlete: Agent;

  beforeAll(async () => {
    app = await startTestApp();
    await haveRosters(await app.admin(), ROSTER);
    athlete = await app.agent();
    await athlete.put('/api/user', WHOLE_PROFILE);
  });

  afterAll(() => app.close());

  const openingsAt = async (name: string, who = athlete) =>
    (await who.get<{ openings: Openings }>(`/api/schools/${await schoolId(app, name)}/fit-analysis`)).body.openings;

  it('Q-07 counts who leaves before the athlete’s own entry year, as a range, the own position first', async () => {
    const next = await openingsAt('Akron');
    expect(next).toMatchObject({ entryYear: SEASON + 1, season: SEASON, rosterPlayers: 43 });
    expect(next.positions[0]).toEqual({ position: 'QB', isOwn: true, players: 3, leaveAtLeast: 0, leaveAtMost: 1 });

    const later = await app.agent();
    await later.put('/api/user', { ...WHOLE_PROFILE, graduationYear: SEASON + 2 });
    expect((await openingsAt('Akron', later)).positions[0]).toMatchObject({ position: 'QB', leaveAtLeast: 1, leaveAtMost: 2 });
  });

  it('Q-07 recruits and transfers are unknown, because nothing that names them is loaded', async () => {
    const { incoming, transfers } = await openingsAt('Akron');
    expect([incoming, transfers]).toEqual([null, null]);
  });

  it('Q-07 the roster limit is shown with its day and source in Division I alone', async () => {
    const { rosterRule } = await openingsAt('Akron');
    expect(rosterRule).toMatchObject({ division: 'D1', text: expect.stringContaining('105') as string });
    expect([rosterRule?.asOf, rosterRule?.sourceUrl]).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      expect.stringMatching(/^https:\/\//),
    ]);
    expect((await openingsAt('Slippery Rock')).rosterRule).toBeNull();
  });

  it('Q-07 without a roster or a graduation year nothing is counted, and it says why', async () => {
    expect(await openingsAt('Harvard')).toMatchObject({
      positions: [],
      sentence: expect.stringContaining('No roster of Harvard') as string,
    });
    const nobody = await app.agent();
    expect(await openingsAt('Akron', nobody)).toMatchObject({ entryYear: null, positions: [] });
  });
});
