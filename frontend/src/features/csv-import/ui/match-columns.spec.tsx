import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeAnswer } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { ImportMenuButton } from './import-menu-button';

const column = (header: string, readAs: string | null, suggestion: string | null = readAs, samples: string[] = []) => ({
  header,
  readAs,
  suggestion,
  samples,
});

const inspection = {
  remembered: false,
  headerRow: 1,
  sheets: [] as string[],
  sheet: null as string | null,
  columns: [
    column('School', 'school_name'),
    column('Coach', 'coach_name'),
    column('E-mail', null, 'coach_email', ['dana@akron.example.edu']),
    column('Position/Title', null, 'coach_title'),
    column('Cell', null, 'coach_phone'),
    column('Notes', null),
  ],
};

const result = {
  message: 'Successfully imported 0 coaches! 182 updated.',
  importId: 'import-1',
  errorCount: 0,
  warningCount: 0,
  toCorrect: [],
  difference: { adds: 0, changes: 182, leaves: 0, first: [] },
  imported: { coaches: 0 },
  changed: { coaches: 182 },
  errors: [],
  warnings: [],
  debug: { totalRows: 182, foundHeaders: ['School'], sampleRow: null },
};

async function open(answer: FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>) = { json: inspection }) {
  const person = userEvent.setup();
  const asked = fakeApi({
    'GET /api/admin/imports/current': { json: { phase: 'idle' } },
    'POST /api/admin/inspect-import-csv': answer,
    'POST /api/admin/import-coaches-csv': { json: result },
  });
  renderPage(<ImportMenuButton />);
  await person.click(screen.getByRole('button', { name: 'Import CSV' }));
  await person.click(screen.getByRole('menuitem', { name: 'Coaches of known schools' }));
  await person.upload(screen.getByLabelText('CSV file'), new File(['x'], 'coaches.csv', { type: 'text/csv' }));
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  const sent = () =>
    asked.flatMap(({ path, body }) => {
      if (!path.endsWith('import-coaches-csv')) return [];
      const mapping = (body as FormData).get('mapping');
      return [mapping === null ? null : (JSON.parse(mapping as string) as unknown)];
    });
  return { person, press, sent, asked };
}

const section = () => screen.findByRole('region', { name: 'Match columns' });

describe('columns with names that no import knows', () => {
  it('B-08 are named first, before anything is stored; one press takes the suggestions', async () => {
    const { press, sent } = await open();
    const match = await section();
    expect(within(match).getByText('Not used: E-mail, Position/Title, Cell, Notes')).toBeVisible();
    expect(within(match).getByText('dana@akron.example.edu')).toBeVisible();
    expect(sent()).toEqual([]);
    await press('Use these 3 suggestions');
    expect(within(match).getByText('Not used: Notes')).toBeVisible();
    expect(within(match).getByLabelText('Cell')).toHaveDisplayValue('Phone');
    await press('Import');
    expect(await screen.findByText('182 updated.')).toBeVisible();
    expect(sent()).toEqual([
      {
        School: 'school_name',
        Coach: 'coach_name',
        'E-mail': 'coach_email',
        'Position/Title': 'coach_title',
        Cell: 'coach_phone',
        Notes: '',
      },
    ]);
  });

  it('B-08 can be chosen by hand, and what is still needed is named', async () => {
    const { person, press, sent } = await open();
    const match = await section();
    await person.selectOptions(within(match).getByLabelText('Notes'), 'Coach (required)');
    expect(within(match).getByLabelText('Coach')).toHaveDisplayValue('Not used');
    await person.selectOptions(within(match).getByLabelText('Notes'), 'Not used');
    expect(within(match).getByText('Choose the column for: Coach.')).toBeVisible();
    await person.selectOptions(within(match).getByLabelText('Coach'), 'Coach (required)');
    await press('Check file');
    await screen.findByText('coaches.csv is checked. Nothing is stored yet.');
    expect(sent()).toEqual([expect.objectContaining({ Coach: 'coach_name', 'E-mail': '' })]);
  });

  it('B-08 nothing is sent when Import is pressed before they were on the screen', async () => {
    let give: (answer: FakeAnswer) => void = () => undefined;
    const { press, sent } = await open(() => new Promise<FakeAnswer>((resolve) => (give = resolve)));
    await press('Import');
    give({ json: inspection });
    await section();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Import' })).toBeEnabled());
    expect(sent()).toEqual([]);
    await press('Import');
    await screen.findByText('182 updated.');
    expect(sent()).toHaveLength(1);
  });

  it('B-08 what was chosen for such a file before is chosen again', async () => {
    await open({ json: { ...inspection, remembered: true } });
    const match = await section();
    expect(within(match).getByText('Not used: Notes')).toBeVisible();
    expect(within(match).getByText(/Matched the same way as last time/u)).toBeVisible();
  });

  it('B-08 a file with known names only needs no look, and is sent with them as its mapping', async () => {
    const { press, sent } = await open({ json: { ...inspection, columns: inspection.columns.slice(0, 2) } });
    await press('Import');
    expect(await screen.findByText('Successfully imported 0 coaches!')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Match columns' })).not.toBeInTheDocument();
    expect(sent()).toEqual([{ School: 'school_name', Coach: 'coach_name' }]);
  });

  it('K-04 a file whose columns could not be read is sent as it is', async () => {
    const { press, sent } = await open({ status: 400, json: { message: 'The file is empty.', code: 'empty_file' } });
    await press('Import');
    expect(await screen.findByText('Successfully imported 0 coaches!')).toBeVisible();
    expect(sent()).toEqual([null]);
  });

  it('B-08 a name in two columns needs no other', async () => {
    const names = [
      column('College', null, 'school_name'),
      column('First', null, 'coach_first_name'),
      column('Last', null, 'coach_last_name'),
    ];
    const { press } = await open({ json: { ...inspection, columns: names } });
    const match = await section();
    expect(within(match).getByText('Choose the column for: School, Coach.')).toBeVisible();
    await press('Use these 3 suggestions');
    expect(within(match).queryByText(/Choose the column for/u)).not.toBeInTheDocument();
    expect(within(match).getByLabelText('Last')).toHaveDisplayValue('Last name');
  });
});
