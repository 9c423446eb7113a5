import { odsOf, odsTable } from '../../src/modules/schools/tables/testing/workbooks/ods-of.js';
import { xlsxOf } from '../../src/modules/schools/tables/testing/workbooks/xlsx-of.js';
import { zipOf } from '../../src/modules/schools/tables/testing/workbooks/zip-of.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Inspection {
  columns: { header: string; samples: string[]; readAs: string | null; suggestion: string | null }[];
  remembered: boolean;
  headerRow: number;
  sheets: string[];
  sheet: string | null;
}

interface Result {
  message: string;
  imported: { coaches: number };
  changed: { coaches: number };
  warnings: { column: string; code: string }[];
  errors: { field: string; code: string }[];
  toCorrect: { sheetRow: number; values: Record<string, string> }[];
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
    return postFile<T>(path, new File([text], 'coaches.csv', { type: 'text/csv' }), fields, agent);
  }

  function postFile<T>(path: string, file: File, fields: Record<string, string> = {}, agent = admin) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('csvFile', file, file.name);
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

  const HEADERS = ['School', 'Coach', 'E-mail', 'Position/Title', 'Mobile', 'Notes'];
  const { Cell: _cell, ...others } = MAPPING;
  const mapping = JSON.stringify({ ...others, Mobile: 'coach_phone' });
  const rowsOf = (name: string) => [
    ['Our coaches of the fall'],
    [],
    HEADERS,
    [school, name, `${name.slice(0, 3).toLowerCase()}@sheet.example.edu`, 'HC', '3305550100', ''],
    [school, 'Robin Sideline', 'nobody', '', 'x1234', ''],
    ['Nowhere', 'Lee Sample', '', '', '', ''],
  ];
  const menus = { name: 'Menus', hidden: true, rows: [HEADERS] };
  const FORMATS: [string, (name: string) => File][] = [
    [
      'XLSX',
      (name) => new File([xlsxOf([{ name: 'Read me', rows: [['Hello']] }, menus, { name: 'Staff', rows: rowsOf(name) }])], 'staff.xlsx'),
    ],
    ['ODS', (name) => new File([odsOf(odsTable('Read me', [['Hello']]) + odsTable('Staff', rowsOf(name)))], 'staff.ods')],
  ];

  it.each(FORMATS)('B-08 takes %s: headers below a title, rows as the spreadsheet counts, bad values left out', async (format, fileOf) => {
    const name = `${format === 'ODS' ? 'Sam' : 'Kim'} Fieldhouse`;
    const file = fileOf(name);
    const seen = await postFile<Inspection>('inspect-import-csv', file, { kind: 'coaches' });
    expect(seen.body).toMatchObject({ sheets: ['Read me', 'Staff'], sheet: 'Staff', headerRow: 3 });
    expect(seen.body.columns.find(({ header }) => header === 'Mobile')).toMatchObject({
      samples: ['3305550100', 'x1234'],
      suggestion: 'coach_phone',
    });

    const fields = { mapping, sheet: 'Staff' };
    const tried = await postFile<Result>('import-coaches-csv', file, { ...fields, dryRun: 'true' });
    expect(tried.body.warnings.slice(0, 2)).toMatchObject([
      { row: 2, sheetRow: 5, column: 'coach_email', code: 'dropped_value', message: expect.stringMatching(/^Row 5:/u) as string },
      { row: 2, sheetRow: 5, column: 'coach_phone', code: 'dropped_value' },
    ]);
    expect(tried.body.errors).toMatchObject([{ row: 3, line: 6, sheetRow: 6, column: 'school_name', code: 'unknown_school' }]);
    expect(tried.body.toCorrect).toMatchObject([
      { sheetRow: 5, values: { coach_email: 'nobody', coach_phone: 'x1234' } },
      { sheetRow: 6, values: { school_name: 'Nowhere', coach_name: 'Lee Sample' } },
    ]);

    const corrections = JSON.stringify([
      { row: 5, column: 'coach_email', value: `robin.${format.toLowerCase()}@sheet.example.edu` },
      { row: 5, column: 'coach_phone', value: '' },
      { row: 6, column: 'school_name', value: school },
    ]);
    const stored = await postFile<Result>('import-coaches-csv', file, { ...fields, corrections });
    expect([stored.status, stored.body.errors, stored.body.toCorrect]).toEqual([200, [], []]);
    const { body } =
      await admin.get<{ name: string; coaches: { name: string; email: string | null; isHeadCoach: boolean; phone: string }[] }[]>(
        '/api/schools',
      );
    const coaches = body.find((one) => one.name === school)?.coaches ?? [];
    expect(coaches.find((coach) => coach.name === name)).toMatchObject({ isHeadCoach: true, phone: '3305550100' });
    expect(coaches.find((coach) => coach.name === 'Robin Sideline')).toMatchObject({
      email: `robin.${format.toLowerCase()}@sheet.example.edu`,
    });
    expect(coaches.map((coach) => coach.name)).toContain('Lee Sample');
  });

  it.each(FORMATS)('B-08 K-06 without a mapping %s is refused as before', async (_format, fileOf) => {
    const { status, body } = await postFile<Result>('import-coaches-csv', fileOf('Kim'));
    expect([status, body]).toMatchObject([400, { code: 'not_csv', message: 'Please select a CSV file.' }]);
  });

  it('B-08 X-05 refuses what is no spreadsheet, a damaged one, and one that unpacks to more than 200 MB', async () => {
    const inspected = async (content: Buffer, name: string) =>
      (await postFile<{ code: string }>('inspect-import-csv', new File([content], name), { kind: 'coaches' })).body.code;
    expect(await inspected(zipOf([{ name: 'word/document.xml', content: '' }]), 'staff.xlsx')).toBe('not_csv');
    expect(await inspected(Buffer.from('PK\u0003\u0004'), 'staff.ods')).toBe('damaged_workbook');
    expect(await inspected(zipOf([{ name: 'a', content: '', declared: 2e9 }]), 'staff.xlsx')).toBe('too_large');
    expect(await inspected(Buffer.from('%PDF-1.7'), 'staff.pdf')).toBe('not_csv');
  });

  it.each([
    ['no JSON', 'x'],
    ['no list', '{"row":2}'],
    ['without a row', '[{"column":"coach_name","value":"x"}]'],
    ['with a value that is no text', '[{"row":2,"column":"coach_name","value":7}]'],
    ['of an unknown column', '[{"row":2,"column":"fax","value":"7"}]'],
  ])('B-08 X-05 refuses corrections that are %s with the name of the field', async (_what, corrections) => {
    const { status, body } = await post<Result>('import-coaches-csv', csv(), { mapping: JSON.stringify(MAPPING), corrections });
    expect(status).toBe(400);
    expect(body.errors).toContainEqual(expect.objectContaining({ field: 'corrections' }));
  });
});
