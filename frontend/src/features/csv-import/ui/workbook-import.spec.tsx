import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeAnswer } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { ImportMenuButton } from './import-menu-button';

const column = (header: string, readAs: string | null) => ({ header, readAs, suggestion: readAs, samples: [] });

const inspection = {
  remembered: false,
  headerRow: 3,
  sheets: ['Men', 'Women'],
  sheet: 'Men',
  columns: [column('School', 'school_name'), column('Coach', 'coach_name'), column('Email', 'coach_email')],
};

const issue = (sheetRow: number, columnName: string, code: string, message: string) => ({
  row: sheetRow - 3,
  line: sheetRow,
  sheetRow,
  column: columnName,
  code,
  value: '',
  message,
});

const faulty = {
  message: 'Would import 1 coach.',
  importId: 'import-1',
  errorCount: 1,
  warningCount: 1,
  toCorrect: [
    { sheetRow: 5, values: { school_name: 'Akron', coach_name: 'Dana Fieldhouse', coach_email: 'nobody' } },
    { sheetRow: 6, values: { school_name: 'Wheaton', coach_name: 'Lee Sample', coach_email: '', state: '' } },
  ],
  difference: { adds: 1, changes: 0, leaves: 0, first: [] },
  imported: { coaches: 1 },
  changed: { coaches: 0 },
  errors: [issue(6, 'school_name', 'ambiguous_school', 'Row 6: school_name is the name of several schools. Please add the state: IL, MA.')],
  warnings: [issue(5, 'coach_email', 'dropped_value', 'Row 5: coach_email must be one email address. It was left out.')],
  debug: { totalRows: 2, foundHeaders: ['School'], sampleRow: null },
};

const right = { ...faulty, errorCount: 0, warningCount: 0, errors: [], warnings: [], toCorrect: [], message: 'Would import 2 coaches.' };

async function open(answers: readonly object[], inspected: FakeAnswer | null = null) {
  const person = userEvent.setup();
  let at = 0;
  const asked = fakeApi({
    'GET /api/admin/imports/current': { json: { phase: 'idle' } },
    'POST /api/admin/inspect-import-csv': (request) =>
      inspected ?? { json: { ...inspection, sheet: (request.body as FormData).get('sheet') ?? 'Men' } },
    'POST /api/admin/import-coaches-csv': () => ({ json: answers[Math.min(at++, answers.length - 1)] }),
  });
  renderPage(<ImportMenuButton />);
  await person.click(screen.getByRole('button', { name: 'Import CSV' }));
  await person.click(screen.getByRole('menuitem', { name: 'Coaches of known schools' }));
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await person.upload(screen.getByLabelText('CSV file'), new File(['PK'], 'staff.xlsx', { type }));
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  const sent = (field: string) =>
    asked.flatMap(({ path, body }) => (path.endsWith('import-coaches-csv') ? [(body as FormData).get(field)] : []));
  return { person, press, sent, asked };
}

const match = () => screen.findByRole('region', { name: 'Match columns' });
const row = (number: number) => screen.findByRole('group', { name: `Row ${number}` });

describe('the import of a spreadsheet', () => {
  it('B-08 shows the sheet before anything is stored, where its headers are, and takes another', async () => {
    const { person, press, sent } = await open([right]);
    expect(within(await match()).getByText(/The headers are in row 3\./u)).toBeVisible();
    expect(sent('sheet')).toEqual([]);
    await person.selectOptions(screen.getByLabelText('Sheet'), 'Women');
    expect(await screen.findByDisplayValue('Women')).toBeVisible();
    await press('Check file');
    await screen.findByText('staff.xlsx is checked. Nothing is stored yet.');
    expect(sent('sheet')).toEqual(['Women']);
    expect(sent('mapping')).toEqual([JSON.stringify({ School: 'school_name', Coach: 'coach_name', Email: 'coach_email' })]);
  });

  it('B-08 says why a spreadsheet cannot be read, and does not send it', async () => {
    const message = 'This spreadsheet is protected by a password. Please save it without one and select that file.';
    const { press, sent } = await open([right], { status: 400, json: { message, code: 'damaged_workbook' } });
    await press('Import');
    expect(await screen.findAllByText(message)).toHaveLength(2);
    expect(sent('mapping')).toEqual([]);
  });

  it('B-08 lets rows be corrected before they are stored: only what is wrong, with the row of the spreadsheet', async () => {
    const { person, press, sent } = await open([faulty, right, right]);
    await match();
    await press('Check file');
    const fifth = await row(5);
    expect(within(fifth).getByText('Row 5: Dana Fieldhouse · Akron')).toBeVisible();
    expect(within(fifth).getByText('Email must be one email address. It was left out.')).toBeVisible();
    expect(within(fifth).getAllByRole('textbox')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument();
    await person.clear(within(fifth).getByLabelText('Email'));
    await person.type(within(fifth).getByLabelText('Email'), 'dana@akron.example.edu');
    await person.type(within(await row(6)).getByLabelText('State'), 'IL');
    await press('Check again');
    expect(await screen.findByText('Would import 2 coaches.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Correct rows' })).not.toBeInTheDocument();
    await press('Import');
    expect(await screen.findByText('Import Successful')).toBeVisible();
    const corrected = [
      { row: 5, column: 'coach_email', value: 'dana@akron.example.edu' },
      { row: 6, column: 'state', value: 'IL' },
    ];
    expect(sent('corrections').map((text) => text && (JSON.parse(text as string) as unknown))).toEqual([null, corrected, corrected]);
    expect(sent('dryRun')).toEqual(['true', 'true', null]);
  });

  it('B-08 rows that an import left out can be corrected afterwards', async () => {
    const { press, sent } = await open([faulty]);
    await match();
    await press('Import');
    expect(await screen.findByText('Imported, with rows left out')).toBeVisible();
    await press('Correct rows');
    expect(await row(6)).toBeVisible();
    expect(sent('dryRun')).toEqual([null, 'true']);
  });

  it('B-08 shows ten rows first, and the others when asked', async () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ ...faulty.toCorrect[0], sheetRow: at + 5 }));
    const warnings = many.map(({ sheetRow }) => issue(sheetRow, 'coach_email', 'dropped_value', `Row ${sheetRow}: no address.`));
    const { press } = await open([{ ...faulty, toCorrect: many, warnings, errors: [] }]);
    await match();
    await press('Check file');
    expect(await row(14)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Row 15' })).not.toBeInTheDocument();
    await press('Show 2 more rows');
    expect(await row(16)).toBeVisible();
  });
});
