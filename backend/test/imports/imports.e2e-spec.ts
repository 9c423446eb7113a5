import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { uploadForm } from './upload.js';

interface Report {
  message: string;
  code: string;
  importId: string;
  imported: Record<string, number>;
  changed: Record<string, number>;
  errors: { row: number; column: string; code: string; message: string }[];
  errorCount: number;
  difference: { adds: number; changes: number; leaves: number; first: Record<string, unknown>[] };
}

interface Journal {
  id: string;
  kind: string;
  status: string;
  fileName: string;
  by: string;
  rowsRead: number;
  createdCount: number;
}

const SCHOOLS = '/api/admin/import-schools-csv';
const COACHES = '/api/admin/import-coaches-csv';
const SCHOOL_HEADER = 'name,division,city,state,coach_name,coach_title,coach_email';

describe('imports over HTTP', () => {
  let app: TestApp;
  let admin: Agent;

  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.admin();
  });

  afterAll(() => app.close());

  const uploads = () => readdir(join(app.config.dataDir, 'tmp', 'uploads')).catch(() => []);
  const coaches = (school: string) =>
    app.source.query<{ name: string; title: string; email: string | null; phone: string | null }[]>(
      `select c.name, c.title, c.email, c.phone from coaches c join schools s on s.id = c.school_id
       where s.name = $1 order by c.name`,
      [school],
    );

  it('K-04 E-13 imports coaches of known schools, also by another name of the school', async () => {
    const file = `School,State,Coach Name,Coach Title,Coach Email,Coach Phone
Slippery Rock,PA,Dana Fieldhouse,Head Coach,dana@rock.test,(724) 555-0100
Mississippi,,Sam Placeholder,Recruiting Coordinator,sam@miss.test,
Hogwarts,,Lee Sample,,lee@hog.test,
Slippery Rock,,Alex Invented,,not an address,`;
    const { status, body } = await admin.post<Report>(COACHES, uploadForm(file));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Successfully imported 2 coaches!',
      imported: { coaches: 2 },
      changed: { coaches: 0 },
      errors: [
        { row: 3, column: 'school_name', code: 'unknown_school' },
        { row: 4, column: 'coach_email', code: 'invalid_email' },
      ],
      difference: { adds: 2, changes: 0, leaves: 0 },
    });
    expect(await coaches('Ole Miss')).toMatchObject([{ name: 'Sam Placeholder' }]);
    expect(await coaches('Slippery Rock')).toMatchObject([{ phone: '(724) 555-0100' }]);
    expect(await uploads()).toEqual([]);
  });

  it('K-04 asks for the state where the name of a school is not unique', async () => {
    await admin.post(SCHOOLS, uploadForm(`${SCHOOL_HEADER}\nTwin,D3,A,IL,,,\nTwin,D3,B,MA,,,`));
    const file = (state: string) => `school_name,state,coach_name\nTwin,${state},Pat Twin`;
    const unclear = await admin.post<Report>(COACHES, uploadForm(file('')));
    expect(unclear.body.errors[0]).toMatchObject({ code: 'ambiguous_school' });
    expect(unclear.body.errors[0]?.message).toContain('IL, MA');
    expect((await admin.post<Report>(COACHES, uploadForm(file('MA')))).body.imported).toEqual({ coaches: 1 });
  });

  it('K-07 shows in a dry run what would be added, changed and left', async () => {
    const first = `${SCHOOL_HEADER}\nDiff U,D2,Town,OH,Kim One,Head Coach,kim@diff.test\nDiff U,D2,Town,OH,Jo Two,,jo@diff.test`;
    await admin.post(SCHOOLS, uploadForm(first));
    const next = `${SCHOOL_HEADER}\nDiff U,D2,Town,OH,Kim One,Offensive Coordinator,kim@diff.test
Diff U,D2,Town,OH,Jo Two,,jo@diff.test\nDiff U,D2,Town,OH,New Three,,new@diff.test`;
    const { body } = await admin.post<Report>(SCHOOLS, uploadForm(next, { dryRun: 'true' }));
    expect(body.difference).toEqual({
      adds: 1,
      changes: 1,
      leaves: 2,
      first: [
        {
          kind: 'change',
          school: 'Diff U',
          coach: 'Kim One',
          field: 'title',
          before: 'Head Coach',
          after: 'Offensive Coordinator',
        },
        { kind: 'add', school: 'Diff U', coach: 'New Three', field: null, before: null, after: null },
      ],
    });
    expect(await coaches('Diff U')).toHaveLength(2);
    expect((await admin.get<Journal[]>('/api/admin/imports')).body[0]).toMatchObject({ status: 'tried' });
  });

  it('K-07 undoes the last import, and restores what it changed', async () => {
    const first = `${SCHOOL_HEADER}\nUndo U,D2,Town,OH,Kim One,Head Coach,kim@undo.test`;
    await admin.post(SCHOOLS, uploadForm(first));
    const before = await coaches('Undo U');
    const next = `${SCHOOL_HEADER}\nUndo U,D2,Town,OH,Kim One,Head Coach,other@undo.test\nUndo V,D2,Town,OH,Jo Two,,jo@undo.test`;
    const { body } = await admin.post<Report>(SCHOOLS, uploadForm(next, {}, 'second.csv'));
    const { body: list } = await admin.get<Journal[]>('/api/admin/imports');
    expect(list[0]).toMatchObject({
      id: body.importId,
      kind: 'schools',
      fileName: 'second.csv',
      by: 'admin',
      status: 'applied',
      rowsRead: 2,
      createdCount: 2,
    });
    expect((await admin.post(`/api/admin/imports/${body.importId}/undo`)).status).toBe(204);
    expect(await coaches('Undo U')).toEqual(before);
    expect(await app.source.query<unknown[]>(`select 1 from schools where name = 'Undo V'`)).toEqual([]);
    const again = await admin.post(`/api/admin/imports/${body.importId}/undo`);
    expect([again.status, again.body['code']]).toEqual([409, 'import_not_applied']);
  });

  it('K-07 refuses to undo an import whose entries were changed or used since', async () => {
    const file = `${SCHOOL_HEADER}\nUsed U,D2,Town,OH,Kim One,Head Coach,kim@used.test`;
    const { body } = await admin.post<Report>(SCHOOLS, uploadForm(file));
    const [school] = await app.source.query<{ id: number }[]>(`select id from schools where name = 'Used U'`);
    await admin.post('/api/user/favorites', { schoolId: school?.id });
    const used = await admin.post(`/api/admin/imports/${body.importId}/undo`);
    expect([used.status, used.body['code'], used.body['reason']]).toEqual([409, 'import_overtaken', 'in_use']);
    await admin.post(SCHOOLS, uploadForm(file.replace('Head Coach', 'Quarterbacks')));
    const later = await admin.post(`/api/admin/imports/${body.importId}/undo`);
    expect(later.body['reason']).toBe('imported_again');
  });

  it('K-06 gives all errors of a hopeless file as a table that no spreadsheet runs', async () => {
    const rows = Array.from({ length: 3_000 }, (_, at) => `=cmd${at},D9,Town,OH,,,`);
    const { body } = await admin.post<Report>(SCHOOLS, uploadForm([SCHOOL_HEADER, ...rows].join('\n')));
    expect([body.errors.length, body.errorCount]).toEqual([1_000, 3_000]);
    const { status, headers, body: csv } = await admin.get<string>(`/api/admin/imports/${body.importId}/errors.csv`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    const lines = csv.trimEnd().split('\r\n');
    expect(lines).toHaveLength(3_001);
    expect(lines[0]).toContain('row,line,severity,column,code,value,message');
    expect(lines[3_000]).toMatch(/^3000,3001,error,division,invalid_division,D9,/);
    expect([lines[0]?.split(',').at(-1), lines[3_000]?.split(',').at(-1)]).toEqual(['spreadsheet_row', '3001']);
  });

  it('K-07 says that nothing runs when nothing runs', async () => {
    expect((await admin.get('/api/admin/imports/current')).body).toMatchObject({
      phase: 'idle',
      rowsRead: 0,
    });
  });

  it('K-05 shows how a file reads, and tells what makes it unreadable', async () => {
    const good = await admin.post('/api/admin/debug-csv', uploadForm('a;b\n1;2\n3;4\n'));
    expect(good.body).toEqual({
      message: 'The file has 2 rows and 2 columns.',
      totalRows: 2,
      headers: ['a', 'b'],
      firstFewRows: [
        { a: '1', b: '2' },
        { a: '3', b: '4' },
      ],
      errors: [],
    });
    const bad = await admin.post('/api/admin/debug-csv', uploadForm('a,b\n1,2\n"open,3\n'));
    expect(bad.body).toMatchObject({ totalRows: 1, errors: [{ code: 'malformed_csv' }] });
  });
});
