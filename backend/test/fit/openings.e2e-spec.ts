import type { Agent } from '../support/agent.js';
import { uploadForm } from '../imports/upload.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { fillerOf, haveRosters, schoolId, SEASON, WHOLE_PROFILE } from './fit-world.js';

interface Openings {
  entryYear: number | null;
  season: number | null;
  rosterPlayers: number | null;
  positions: { position: string; isOwn: boolean; players: number; leaveAtLeast: number; leaveAtMost: number }[];
  sentence: string;
  incoming: { players: number; own: number; source: string; asOf: string } | null;
  transfers: { in: number; out: number; ownIn: number; ownOut: number } | null;
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

  describe('a file of incoming players', () => {
    const HEADER = 'school,entry_year,player,position,kind';
    const year = SEASON + 1;
    const rows = [
      `Akron,${year},Ray Recruit,QB,recruit`,
      `Akron,${year},Ole Lineman,OT,`,
      `Akron,${year},Ty Transfer,Quarterback,transfer in`,
      `Akron,${year},Pat Portal,WR,portal`,
      `Akron,${year + 1},Too Late,QB,recruit`,
    ];
    interface Answer {
      importId: string;
      message: string;
      imported: { classes: number; players: number };
      changed: { classes: number };
      difference: { adds: number; changes: number; leaves: number; first: { school: string; after: string | null }[] };
      errors: { line: number; column: string; code: string }[];
    }

    async function load(lines: string[], fields: Record<string, string> = {}): Promise<Answer> {
      const form = uploadForm([HEADER, ...lines].join('\n'), fields);
      const { status, body } = await (await app.admin()).post<Answer>('/api/admin/import-incoming-csv', form);
      expect(status).toBe(200);
      return body;
    }
    const undo = async (id: string) => (await app.admin()).post<{ code: string }>(`/api/admin/imports/${id}/undo`, {});

    it('Q-07 is tried, stored, shown with source and day, and taken back', async () => {
      const tried = await load(rows, { dryRun: 'true' });
      expect(tried).toMatchObject({ message: 'Would import 5 incoming players.', difference: { adds: 2 } });
      expect((await openingsAt('Akron')).incoming).toBeNull();

      const stored = await load(rows);
      expect(stored).toMatchObject({ imported: { classes: 2, players: 5 }, changed: { classes: 0 } });
      expect(stored.difference.first.map(({ school, after }) => [school, after]).sort()).toEqual([
        ['Akron', `1 for ${year + 1}`],
        ['Akron', `4 for ${year}`],
      ]);
      const day = new Date().toISOString().slice(0, 10);
      const { incoming, transfers } = await openingsAt('Akron');
      expect(incoming).toMatchObject({ players: 2, own: 1, source: expect.stringMatching(/\.csv$/) as string });
      expect([day, new Date().toISOString().slice(0, 10)]).toContain(incoming?.asOf);
      expect(transfers).toMatchObject({ in: 1, out: 1, ownIn: 1, ownOut: 0 });
      expect((await openingsAt('Slippery Rock')).incoming).toBeNull();

      expect((await load(rows)).difference).toMatchObject({ adds: 0, changes: 0, leaves: 2 });
      expect((await undo(stored.importId)).status).toBe(204);
      expect(await openingsAt('Akron')).toMatchObject({ incoming: null, transfers: null });
    });

    it('Q-07 replaces what was known of a school and a year, and undo brings that back', async () => {
      const first = await load(rows.slice(0, 2));
      const second = await load([`Akron,${year},Ray Recruit,QB,recruit`]);
      expect(second).toMatchObject({ imported: { classes: 0, players: 1 }, changed: { classes: 1 } });
      expect((await openingsAt('Akron')).incoming).toMatchObject({ players: 1 });
      expect((await undo(first.importId)).body.code).toBe('import_overtaken');
      await undo(second.importId);
      expect((await openingsAt('Akron')).incoming).toMatchObject({ players: 2, own: 1 });
      await undo(first.importId);
      expect((await openingsAt('Akron')).incoming).toBeNull();
    });

    it('Q-07 names each row that cannot be read by its line, and stores none of it where all have to be read', async () => {
      const wrong = ['Nowhere,2027,A B,QB,', 'Akron,soon,A B,QB,', 'Akron,2027,A B,QB,visit', 'Akron,2027,,QB,'];
      const { errors, imported } = await load([...rows.slice(0, 1), ...wrong], { allOrNothing: 'true' });
      expect(errors.map(({ line, column, code }) => [line, column, code])).toEqual([
        [3, 'school_name', 'unknown_school'],
        [4, 'entry_year', 'invalid_entry_year'],
        [5, 'kind', 'invalid_kind'],
        [6, 'player_name', 'required'],
      ]);
      expect(imported).toEqual({ classes: 0, players: 0 });
      expect((await openingsAt('Akron')).incoming).toBeNull();
    });

    it('Q-07 is for admins alone', async () => {
      expect((await athlete.post('/api/admin/import-incoming-csv', uploadForm(HEADER))).status).toBe(403);
    });
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
