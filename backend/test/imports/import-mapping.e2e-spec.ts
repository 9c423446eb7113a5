import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Inspection {
  columns: { header: string; samples: string[]; readAs: string | null; suggestion: string | null }[];
  remembered: boolean;
}

interface Result {
  message: string;
  imported: { coaches: number };
  changed: { coaches: number };
  warnings: { column: string; code: string }[];
  errors: { field: string; code: string }[];
}

const MAPPING = {
  School: 'school_name',
  Coach: 'coach_name',
  'E-mail': 'coach_email',
  'Position/Title': 'coach_title',
  Cell: 'coach_phone',
  Notes: '',
};

describe('the columns of an import over HTTP', () => {
  let app: TestApp;
  let admin: Agent;
  let school: string;

  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.admin();
    const { body } = await admin.get<{ name: string }[]>('/api/schools');
    const names = body.map(({ name }) => name);
    school = names.find((name) => names.filter((other) => other === name).length === 1 && !name.includes(',')) ?? '';
  });

  afterAll(() => app.close());

  const csv = (email = 'dana@akron.example.edu') =>
    `School,Coach,E-mail,Position/Title,Cell,Notes\n${school},Dana Fieldhouse,${email},Head Coach,(330) 555-0100,nice\n`;

  function post<T>(path: string, text: string, fields: Record<string, string> = {}, agent = admin) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('csvFile', new Blob([text], { type: 'text/csv' }), 'coaches.csv');
    return agent.post<T>(`/api/admin/${path}`, form);
  }

  const inspect = (text: string, agent = admin) => post<Inspection>('inspect-import-csv', text, { kind: 'coaches' }, agent);

  it('B-08 names the columns that would not be used before anything is stored, each with a guess', async () => {
    const { status, body } = await inspect(csv());
    expect(status).toBe(200);
    expect(body.remembered).toBe(false);
    expect(body.columns.filter(({ readAs }) => readAs === null)).toEqual([
      { header: 'E-mail', samples: ['dana@akron.example.edu'], readAs: null, suggestion: 'coach_email' },
      { header: 'Position/Title', samples: ['Head Coach'], readAs: null, suggestion: 'coach_title' },
      { header: 'Cell', samples: ['(330) 555-0100'], readAs: null, suggestion: 'coach_phone' },
      { header: 'Notes', samples: ['nice'], readAs: null, suggestion: null },
    ]);
    expect((await admin.get<object[]>('/api/admin/imports')).body).toEqual([]);
  });

  it.each([
    ['no JSON', 'coach_email'],
    ['a list', '["coach_email"]'],
    ['a number as column', '{"E-mail":7}'],
    ['a header that is not there', '{"Fax":"coach_phone"}'],
  ])('B-08 X-05 refuses a mapping that is %s with the name of the field', async (_what, mapping) => {
    const { status, body } = await post<Result>('import-coaches-csv', csv(), { mapping });
    expect(status).toBe(400);
    expect(body.errors).toContainEqual(expect.objectContaining({ field: 'mapping' }));
  });

  it('B-08 X-05 refuses an unknown kind', async () => {
    expect((await post('inspect-import-csv', csv(), { kind: 'teams' })).status).toBe(400);
  });

  it('B-08 K-04 imports by the mapping, remembers it for this admin, and says what a later file updated', async () => {
    const mapping = JSON.stringify(MAPPING);
    await post<Result>('import-coaches-csv', csv(), { mapping, dryRun: 'true' });
    expect((await inspect(csv())).body.remembered).toBe(false);

    const first = await post<Result>('import-coaches-csv', csv(), { mapping });
    expect(first.body).toMatchObject({ message: 'Successfully imported 1 coach!', imported: { coaches: 1 }, warnings: [] });
    const { body: schools } =
      await admin.get<{ name: string; coaches: { email: string; title: string; phone: string }[] }[]>('/api/schools');
    expect(schools.find(({ name }) => name === school)?.coaches).toMatchObject([{ email: 'dana@akron.example.edu', title: 'Head Coach' }]);

    const other = JSON.stringify({ ...MAPPING, Cell: '', Notes: 'coach_phone' });
    const second = await post<Result>('import-coaches-csv', csv('mailto:new@akron.example.edu'), { mapping: other });
    expect(second.body).toMatchObject({ message: 'Successfully imported 0 coaches! 1 updated.', changed: { coaches: 1 } });
    expect(second.body.warnings).toEqual([expect.objectContaining({ column: 'coach_phone', code: 'dropped_value' })]);

    const again = await inspect('Notes,Cell,Position/Title,E-mail,Coach,School\n');
    expect(again.body.remembered).toBe(true);
    expect(again.body.columns.map(({ header, suggestion }) => [header, suggestion])).toEqual([
      ['Notes', 'coach_phone'],
      ['Cell', null],
      ['Position/Title', 'coach_title'],
      ['E-mail', 'coach_email'],
      ['Coach', 'coach_name'],
      ['School', 'school_name'],
    ]);
  });
});
