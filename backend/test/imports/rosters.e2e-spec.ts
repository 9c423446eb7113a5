import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { uploadForm } from './upload.js';

interface Report {
  message: string;
  importId: string;
  imported: Record<string, number>;
  errors: { code: string }[];
  difference: { first: object[] };
}

const ROSTERS = '/api/admin/import-rosters-csv';

describe('rosters over HTTP', () => {
  let app: TestApp;
  let admin: Agent;

  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.admin();
  });

  afterAll(() => app.close());

  it('K-09 E-12 imports rosters, replaces one by its next file, and undoes that', async () => {
    const header = 'school,season,name,position,class,height,weight,starter,eligibility';
    const file = `${header}
Slippery Rock,2025,Pat Placeholder,QB,RS-So,6-2,205,yes,2
Slippery Rock,2025,Lou Invented,LT,Sr,"6'5""",300,,
Slippery Rock,2025,Max Wrong,QB,Sr,9-9,300,maybe,`;
    const { body } = await admin.post<Report>(ROSTERS, uploadForm(file));
    expect(body).toMatchObject({
      imported: { rosters: 1, players: 2 },
      message: 'Successfully imported 2 players!',
    });
    expect(body.errors.map(({ code }) => code)).toEqual(['invalid_height', 'invalid_starter']);
    const [school] = await app.source.query<{ id: number }[]>(`select id from schools where name = 'Slippery Rock'`);
    const roster = () => admin.get<{ name: string }[]>(`/api/schools/${school?.id}/roster`);
    const stored = await roster();
    expect(stored.body).toEqual([
      {
        name: 'Lou Invented',
        position: 'OL',
        classYear: '2026',
        isStarter: null,
        height: `6'5"`,
        weight: 300,
        eligibilityRemaining: null,
        season: 2025,
      },
      {
        name: 'Pat Placeholder',
        position: 'QB',
        classYear: '2028',
        isStarter: true,
        height: `6'2"`,
        weight: 205,
        eligibilityRemaining: 2,
        season: 2025,
      },
    ]);
    const repeat = await admin.post<Report>(ROSTERS, uploadForm(file));
    expect(repeat.body.difference).toMatchObject({ adds: 0, changes: 0, leaves: 1 });
    const next = await admin.post<Report>(ROSTERS, uploadForm(`${header}\nSlippery Rock,2025,New Player,K,,,,,`));
    expect(next.body.difference.first).toEqual([
      {
        kind: 'change',
        school: 'Slippery Rock',
        coach: null,
        field: 'players',
        before: '2 in 2025',
        after: '1 in 2025',
      },
    ]);
    expect((await roster()).body.map(({ name }) => name)).toEqual(['New Player']);
    await admin.post(`/api/admin/imports/${next.body.importId}/undo`);
    expect((await roster()).body).toEqual(stored.body);
  });
});
