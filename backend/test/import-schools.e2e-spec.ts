import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';

import { WorkPace } from '../src/shared-kernel/work-pace.js';
import type { Agent } from './support/agent.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface ImportResult {
  message: string;
  code?: string;
  imported: { schools: number; coaches: number; targetSchools: number };
  errors: { row: number; line: number; column: string; code: string; value: string; message: string }[];
  warnings: { code: string }[];
  debug: { totalRows: number; foundHeaders: string[]; sampleRow: Record<string, string> };
}

const PATH = '/api/admin/import-schools-csv';
const HEADER = 'name,division,city,state,coach_name,coach_title,coach_email';

function upload(content: string | Uint8Array<ArrayBuffer>, name = 'schools.csv', type = 'text/csv'): FormData {
  const form = new FormData();
  form.append('csvFile', new Blob([content], { type }), name);
  return form;
}

describe('importing schools over HTTP', () => {
  let app: TestApp;
  let admin: Agent;
  let athlete: Agent;

  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.admin();
    athlete = await app.agent();
  });

  afterAll(() => app.close());

  it('K-06 E-13 stores the good rows, reports the bad ones, and athletes see the coaches at once', async () => {
    const file = `${HEADER}
Slippery Rock,D2,Slippery Rock,PA,Dana Fieldhouse,Head Coach,dana@rock.test
Slippery Rock,D2,Slippery Rock,PA,Sam Placeholder,Offensive Coordinator/Quarterbacks,sam@rock.test
New College,D3,Newtown,PA,,,
Nowhere,D9,Nowhere,PA,,,`;
    const before = await athlete.get('/api/schools');
    const { status, body } = await admin.post<ImportResult>(PATH, upload(file));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: 'Imported 1 school and 2 coaches. 1 row could not be read.',
      imported: { schools: 1, coaches: 2, targetSchools: 0 },
      errors: [{ row: 4, line: 5, column: 'division', code: 'invalid_division', value: 'D9' }],
      warnings: [],
      debug: {
        totalRows: 4,
        foundHeaders: HEADER.split(','),
        sampleRow: { name: 'Slippery Rock', state: 'PA' },
      },
    });
    const etag = before.headers.get('etag') ?? '';
    const after = await athlete.get<{ name: string; coaches: { name: string; position: string }[] }[]>('/api/schools', {
      'if-none-match': etag,
    });
    expect(after.status).toBe(200);
    expect(after.body.find(({ name }) => name === 'Slippery Rock')?.coaches).toMatchObject([
      { name: 'Dana Fieldhouse', position: 'HC', isHeadCoach: true, addedByYou: false, isExample: false },
      { name: 'Sam Placeholder', position: 'OC,QB', isHeadCoach: false },
    ]);
  });

  it('K-06 refuses options in the address, where a trial run would be overlooked, and stores nothing', async () => {
    const file = `${HEADER}\nAddress College,D1,Town,OH,,,`;
    const { status, body } = await admin.post<ImportResult>(`${PATH}?dryRun=true`, upload(file));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'option_in_address',
      message: 'Send dryRun as a field of the form beside the file, not in the address.',
    });
    const { body: schools } = await athlete.get<{ name: string }[]>('/api/schools');
    expect(schools.map(({ name }) => name)).not.toContain('Address College');
  });

  it('K-07 imports the same file again without a change', async () => {
    const file = `${HEADER}\nRepeat College,D1,Town,OH,Lee Sample,Head Coach,lee@repeat.test`;
    expect((await admin.post<ImportResult>(PATH, upload(file))).body.imported).toMatchObject({
      schools: 1,
      coaches: 1,
    });
    const { body } = await admin.post<ImportResult>(PATH, upload(file));
    expect(body.imported).toEqual({ schools: 0, coaches: 0, targetSchools: 0 });
    expect(body.message).toBe('Imported 0 schools and 0 coaches. Everything in the file was there already.');
  });

  it('K-07 reads what Excel writes in other countries', async () => {
    const folder = join(import.meta.dirname, 'fixtures/csv-dialects');
    for (const name of ['03-semicolon-excel-eu.csv', '04-windows-1252.csv', '15-excel-unicode-text-utf16.csv']) {
      const { status, body } = await admin.post<ImportResult>(PATH, upload(new Uint8Array(readFileSync(join(folder, name)))));
      expect([name, status, body.errors]).toEqual([name, 200, []]);
    }
    const [coach] = await app.source.query<object[]>(`select first_name, last_name from coaches where email = $1`, [
      'rene.munoz@sjsu.test',
    ]);
    expect(coach).toEqual({ first_name: 'René', last_name: 'Muñoz' });
  });

  it('K-08 X-01 refuses athletes and strangers, whatever the admin header says', async () => {
    const [{ id } = { id: '' }] = await app.source.query<{ id: string }[]>('select id from users where is_admin');
    const headers = { 'x-admin-user-id': id, 'x-user-id': id, admin: id };
    const file = `${HEADER}\nForged College,D1,Town,OH,,,`;
    const forged = await athlete.post(PATH, upload(file), headers);
    expect([forged.status, forged.body['code']]).toEqual([403, 'admins_only']);
    expect((await app.anonymous().post(PATH, upload(file), headers)).status).toBe(401);
    const rows = await app.source.query<unknown[]>(`select 1 from schools where name = 'Forged College'`);
    expect(rows).toEqual([]);
  });

  it('K-08 lets an admin in with any admin header', async () => {
    const { status } = await admin.post(PATH, upload(`${HEADER}\n`), { 'x-admin-user-id': 'somebody else' });
    expect(status).toBe(200);
  });

  it('K-08 X-05 answers an athlete before the file has been sent', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        cookie: athlete.cookie,
        'sec-fetch-site': 'same-origin',
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(15 * 1024 * 1024),
      };
      const call = request(app.url + PATH, { method: 'POST', headers }, (response) => {
        resolve(response.statusCode);
        call.destroy();
      });
      call.on('error', reject);
      call.write('--x\r\n');
    });
    expect(status).toBe(403);
  });

  it.each([
    ['no file at all', new FormData(), 'no_file', 'Please select a CSV file to import.'],
    ['a picture', upload('x', 'photo.png', 'image/png'), 'not_csv', 'Please select a CSV file.'],
    ['a workbook by another name', upload('PK\u0003\u0004', 'schools.csv'), 'not_csv', undefined],
    ['a web page', upload('<!doctype html><title>x</title>', 'schools.csv'), 'not_csv', undefined],
    ['nothing', upload(''), 'empty_file', undefined],
    ['blank lines', upload('\n ,, \n\n'), 'empty_file', undefined],
    ['a file without a needed column', upload('name,division,city\nRock,D2,Town'), 'missing_column', undefined],
    ['a file with a column twice', upload('name,division,city,state,NAME\n'), 'duplicate_header', undefined],
    ['an open quote', upload(`${HEADER}\n"Open College,D1,Town,OH,,,\n`), 'malformed_csv', undefined],
  ])('K-06 refuses %s with a code and stores nothing', async (_, form, code, message) => {
    const count = async () => (await app.source.query<[{ n: string }]>('select count(*) as n from schools'))[0].n;
    const before = await count();
    const { status, body } = await admin.post<ImportResult>(PATH, form);
    expect([status, body.code]).toEqual([400, code]);
    if (message) expect(body.message).toBe(message);
    expect(await count()).toBe(before);
  });

  it('X-05 refuses another field than csvFile and a broken upload', async () => {
    const form = new FormData();
    form.append('other', new Blob(['x']), 'x.csv');
    expect((await admin.post(PATH, form)).status).toBe(400);
    const broken = await admin.post(PATH, '--x\r\nnonsense', {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(broken.status).toBe(400);
  });

  it('K-07 says in a dry run what would happen', async () => {
    const form = upload(`${HEADER}\nDry College,D1,Town,OH,Lee Sample,Head Coach,lee@dry.test`);
    form.append('dryRun', 'true');
    const { body } = await admin.post<ImportResult>(PATH, form);
    expect(body.message).toBe('Would import 1 school and 1 coach.');
    expect(await app.source.query<unknown[]>(`select 1 from schools where name = 'Dry College'`)).toEqual([]);
  });

  it('O-09 every call of the API counts as one of others, beside which an import continues in small pieces and is stored whole', async () => {
    const pace = app.app.get(WorkPace, { strict: false });
    const noted = jest.spyOn(pace, 'noteCall');
    const asked = jest.spyOn(pace, 'othersCall', 'get').mockReturnValue(true);
    const rows = Array.from({ length: 450 }, (_, at) => `Paced ${at},D2,Akron,OH,,,`);
    const stored = await admin.post<ImportResult>(PATH, upload([HEADER, ...rows].join('\n')));
    expect([stored.body.imported.schools, noted.mock.calls.length]).toEqual([450, 1]);
    await athlete.get('/api/user');
    await athlete.get('/');
    expect([asked.mock.calls.length > 450, noted.mock.calls.length]).toEqual([true, 2]);
    asked.mockRestore();
    noted.mockRestore();
  });
});
