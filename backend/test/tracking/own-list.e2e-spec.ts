import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface School {
  id: number;
  name: string;
  state: string;
}

interface OpenRow {
  row: number;
  name: string;
  schools: School[];
}

interface Imported {
  message: string;
  code: string;
  changed: number;
  matchedRows: number;
  unmatchedRows: number;
  ambiguousRows: number;
  refusedRows: number;
  unmatched: OpenRow[];
  ambiguous: OpenRow[];
  readAs: { row: number; school: School }[];
  errors: { row: number; field: string; code: string }[];
}

interface Inspected {
  code: string;
  headers: string[];
  rows: string[][];
  totalRows: number;
  mapping: Record<string, number>;
}

const ROUTE = '/api/user/target-schools';

function form(csv: string | Uint8Array<ArrayBuffer> | undefined, fields: Record<string, unknown> = {}): FormData {
  const data = new FormData();
  if (csv !== undefined) data.set('csvFile', new Blob([csv], { type: 'application/octet-stream' }), 'list.csv');
  for (const [name, value] of Object.entries(fields)) data.set(name, String(value));
  return data;
}

describe('the own list in and out as CSV', () => {
  let app: TestApp;
  let athlete: Agent;
  let ids: number[];

  beforeAll(async () => {
    app = await startTestApp();
    const { body } = await (await app.agent()).get<{ id: number }[]>('/api/schools');
    ids = body.slice(0, 4).map(({ id }) => id);
  });

  beforeEach(async () => {
    athlete = await app.agent();
  });

  afterAll(() => app.close());

  const inspect = async (csv: string) => (await athlete.post<Inspected>(`${ROUTE}/import-csv/inspect`, form(csv))).body;
  const take = (csv: string | undefined, fields: Record<string, unknown>, agent = athlete) =>
    agent.post<Imported>(`${ROUTE}/import-csv`, form(csv, fields));
  const list = async (agent = athlete) => (await agent.get<{ school: School; notes: string }[]>(ROUTE)).body;
  const columns = (mapping: Record<string, number>) =>
    Object.fromEntries(Object.entries(mapping).map(([field, column]) => [`${field}Column`, column]));

  async function haveList(): Promise<void> {
    const notes = '=HYPERLINK("http://evil.test")\nsecond "line", with comma';
    await athlete.patch(`${ROUTE}/${ids[0]}`, { leadLevel: 'hot', notes, nextStep: "'=odd", filmSent: true });
    await athlete.patch(`${ROUTE}/${ids[1]}`, { leadLevel: 'declined', nextStep: '- call' });
    for (const schoolId of ids.slice(1, 3)) await athlete.post('/api/user/favorites', { schoolId });
  }

  it('R-10 exports what the athlete touched, safe against formulas', async () => {
    await haveList();
    const { status, headers, body } = await athlete.get<string>(`${ROUTE}/export.csv`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toContain('recruit-schools.csv');
    const lines = body.split('\r\n');
    expect(lines[0]).toMatch(/name,state,division,favorite,lead_level,/);
    expect(lines).toHaveLength(5);
    expect(body).toContain('"\'=HYPERLINK(""http://evil.test"")\nsecond ""line"", with comma"');
  });

  it('R-10 exports the schools of the screen in their order', async () => {
    const schoolIds = [ids[2], ids[0]].join(',');
    const { body } = await athlete.get<string>(`${ROUTE}/export.csv?schoolIds=${schoolIds}`);
    const names = body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    const { body: all } = await athlete.get<School[]>('/api/schools');
    expect(names).toEqual([ids[2], ids[0]].map((id) => all.find((school) => school.id === id)?.name));
    expect((await athlete.get(`${ROUTE}/export.csv?schoolIds=1;drop`)).status).toBe(400);
  });

  it('R-10 out and in again changes nothing, and makes the same list for another athlete', async () => {
    await haveList();
    const before = [await list(), (await athlete.get('/api/user/favorites')).body];
    const { body: csv } = await athlete.get<string>(`${ROUTE}/export.csv`);
    const { mapping } = await inspect(csv);
    const again = await take(csv, columns(mapping));
    expect(again.body).toMatchObject({ changed: 0, matchedRows: 3, refusedRows: 0, message: 'Nothing changes.' });
    expect([await list(), (await athlete.get('/api/user/favorites')).body]).toEqual(before);
    const friend = await app.agent();
    expect((await take(csv, columns(mapping), friend)).body.changed).toBe(3);
    expect((await friend.get<string>(`${ROUTE}/export.csv`)).body).toBe(csv);
  });

  it('R-10 the last import is undone once, and what the athlete had before is there again', async () => {
    await haveList();
    const before = [await list(), (await athlete.get<string>(`${ROUTE}/export.csv`)).body];
    expect((await athlete.get(`${ROUTE}/import-csv/last`)).body).toEqual({ last: null });
    const { body: schools } = await athlete.get<School[]>('/api/schools');
    const rows = ids.map((id) => schools.find((school) => school.id === id)).map((school) => `${school?.name},${school?.state},yes,New`);
    const { body } = await take(['School,State,Favorite,Notes', ...rows].join('\n'), columns({ name: 0, state: 1, favorite: 2, notes: 3 }));
    expect(body.changed).toBe(4);
    expect((await athlete.get(`${ROUTE}/import-csv/last`)).body).toMatchObject({ last: { schools: 4 } });
    const undone = await athlete.post(`${ROUTE}/import-csv/undo`);
    expect(undone.body).toEqual({ message: '4 schools read as before the import.', restored: 4, kept: 0 });
    const changes = { updatedAt: expect.any(String) as string };
    const [had, csv] = before;
    expect(await list()).toEqual((had as object[]).map((school) => ({ ...school, ...changes })));
    expect((await athlete.get<string>(`${ROUTE}/export.csv`)).body).toBe(csv);
    const again = await athlete.post(`${ROUTE}/import-csv/undo`);
    expect([again.status, again.body['code']]).toEqual([404, 'no_list_import']);
  });

  it('R-10 shows how any spreadsheet reads and what its columns seem to be', async () => {
    const csv = 'Team Name;College;St;Twitter;Comments\nZips;Akron;OH;@ZipsFB;Great camp\n;Ohio State;OH;@OhioStateFB;\n';
    expect(await inspect(csv)).toEqual({
      headers: ['Team Name', 'College', 'St', 'Twitter', 'Comments'],
      rows: [
        ['Zips', 'Akron', 'OH', '@ZipsFB', 'Great camp'],
        ['', 'Ohio State', 'OH', '@OhioStateFB', ''],
      ],
      totalRows: 2,
      mapping: { name: 1, state: 2, notes: 4 },
    });
    expect((await inspect('what,where\nx,Akron\ny,Alabama\n')).mapping).toEqual({ name: 1 });
    expect(await list()).toEqual([]);
  });

  it('R-10 stores the rows that name a school and reports the others with suggestions', async () => {
    const csv = [
      'school,state,lead,notes',
      'University of Akron,OH,warm,one',
      'Alabamma,,hot,two',
      'Alabama,AL,boiling,three',
      'Akron,OH,cold,again',
    ].join('\n');
    const mapping = { nameColumn: 0, stateColumn: 1, leadLevelColumn: 2, notesColumn: 3 };
    const { status, body } = await take(csv, mapping);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      changed: 1,
      matchedRows: 1,
      unmatchedRows: 1,
      refusedRows: 2,
      readAs: [{ row: 1, name: 'University of Akron', school: { name: 'Akron' } }],
      unmatched: [{ row: 2, name: 'Alabamma', schools: expect.arrayContaining([]) as object }],
      errors: [
        { row: 3, field: 'leadLevel', code: 'invalid_lead_level' },
        { row: 4, field: 'name', code: 'repeated_school' },
      ],
    });
    expect(body.unmatched[0]?.schools[0]?.name).toBe('Alabama');
    const choices = `2:${body.unmatched[0]?.schools[0]?.id}`;
    expect((await take(csv, { ...mapping, choices })).body).toMatchObject({ changed: 1, unmatchedRows: 0 });
    expect((await list()).map(({ school, notes }) => [school.name, notes])).toEqual([
      ['Akron', 'one'],
      ['Alabama', 'two'],
    ]);
  });

  it('R-10 says what would happen and stores nothing when it is only asked', async () => {
    const answer = await take('school,notes\nAkron,one\n', { nameColumn: 0, notesColumn: 1, dryRun: true });
    expect(answer.body).toMatchObject({ changed: 1, message: 'Would change 1 school.' });
    expect(await list()).toEqual([]);
  });

  it.each([
    ['no file', undefined, { nameColumn: 0 }, 'no_file'],
    ['an empty file', '', { nameColumn: 0 }, 'empty_file'],
    ['a file that is no table', 'PK\u0003\u0004', { nameColumn: 0 }, 'not_csv'],
    ['an open quote', 'school\n"Akron', { nameColumn: 0 }, 'malformed_csv'],
    ['no column of names', 'school\nAkron', {}, 'invalid_input'],
    ['a column that is not there', 'school\nAkron', { nameColumn: 7 }, 'invalid_input'],
    ['a column for two fields', 'school\nAkron', { nameColumn: 0, notesColumn: 0 }, 'invalid_input'],
    ['a column that is no number', 'school\nAkron', { nameColumn: 0, notesColumn: '' }, 'invalid_input'],
    ['a choice that is none', 'school\nAkron', { nameColumn: 0, choices: '1:x' }, 'invalid_input'],
    ['a field that is unknown', 'school\nAkron', { nameColumn: 0, userId: 1 }, 'invalid_input'],
    ['too many rows', `school\n${'Akron\n'.repeat(5_001)}`, { nameColumn: 0 }, 'too_many_rows'],
  ])('X-05 refuses %s', async (_case, csv, fields, code) => {
    const { status, body } = await take(csv, fields);
    expect([status, body.code]).toEqual([400, code]);
    expect(await list()).toEqual([]);
  });

  it('X-05 refuses a file above 2 MB', async () => {
    const { status } = await take('x'.repeat(2 * 1024 * 1024 + 1), { nameColumn: 0 });
    expect(status).toBe(413);
  });
});
