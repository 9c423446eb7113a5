import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { exportAddress } from '../../model/own-list/export-address';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { ImportListDialog } from './import-list-dialog';
import { OwnListButtons } from './own-list-buttons';

/** No answer: the connection broke. */
function lost(): never {
  throw new TypeError('Failed to fetch');
}

const inspection = {
  headers: ['College', 'St', 'Comments'],
  rows: [['Akron', 'OH', 'Nice campus']],
  totalRows: 3,
  mapping: { name: 0, notes: 2 },
};

const miami = (id: number, state: string) => ({ id, name: 'Miami', state, division: 'D1' });
const result = {
  message: 'Changed 2 schools.',
  changed: 1,
  totalRows: 3,
  matchedRows: 1,
  unmatchedRows: 1,
  ambiguousRows: 1,
  refusedRows: 0,
  readAs: [],
  unmatched: [{ row: 3, line: 4, name: 'Hogwarts', state: null, schools: [] }],
  ambiguous: [{ row: 2, line: 3, name: 'Miami', state: null, schools: [miami(5, 'FL'), miami(6, 'OH')] }],
  errors: [],
};

const file = new File(['College,St,Comments\nAkron,OH,Nice campus'], 'mine.csv', { type: 'text/csv' });
const form = (body: unknown) => Object.fromEntries([...(body as FormData)].filter(([name]) => name !== 'csvFile'));

describe('ImportListDialog', () => {
  it('R-10 reads any spreadsheet by its columns, asks what is unclear, then stores', async () => {
    const person = userEvent.setup();
    const asked = fakeApi({
      'POST /api/user/target-schools/import-csv/inspect': { json: inspection },
      'POST /api/user/target-schools/import-csv': { json: result },
    });
    renderPage(<ImportListDialog onClose={() => undefined} />);
    await person.upload(screen.getByLabelText('Spreadsheet as CSV'), file);
    expect(await screen.findByLabelText('School')).toHaveDisplayValue('College');
    expect(screen.getByText('Nice campus')).toBeVisible();
    await person.selectOptions(screen.getByLabelText('State'), 'St');
    await person.click(screen.getByRole('button', { name: 'Check file' }));

    const unclear = within(await screen.findByRole('region', { name: 'Which school is it?' }));
    await person.selectOptions(unclear.getByRole('combobox', { name: 'School for Miami, line 3' }), 'Miami, OH');
    expect(within(screen.getByRole('region', { name: 'Not found by name' })).getByText('Hogwarts')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Changed 2 schools.')).toBeVisible();

    const columns = { nameColumn: '0', stateColumn: '1', notesColumn: '2' };
    const sent = asked.filter(({ path }) => path.endsWith('import-csv')).map(({ body }) => form(body));
    expect(sent).toEqual([
      { ...columns, dryRun: 'true' },
      { ...columns, choices: '2:6' },
    ]);
  });

  it.each([
    [0, 'The file has headers, but no schools below them.'],
    [1, 'Your list already has everything in this file.'],
  ])('R-10 says why %i rows change nothing, and imports nothing', async (rows, said) => {
    const person = userEvent.setup();
    const known = {
      ...result,
      changed: 0,
      totalRows: rows,
      matchedRows: rows,
      unmatchedRows: 0,
      ambiguousRows: 0,
      unmatched: [],
      ambiguous: [],
    };
    fakeApi({
      'POST /api/user/target-schools/import-csv/inspect': { json: inspection },
      'POST /api/user/target-schools/import-csv': { json: known },
    });
    renderPage(<ImportListDialog onClose={() => undefined} />);
    await person.upload(screen.getByLabelText('Spreadsheet as CSV'), file);
    await person.click(await screen.findByRole('button', { name: 'Check file' }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  });

  it('R-10 a file that is no table is refused in words', async () => {
    const person = userEvent.setup();
    const message = 'This file is not a table.';
    fakeApi({ 'POST /api/user/target-schools/import-csv/inspect': { status: 400, json: { message, code: 'not_csv' } } });
    renderPage(<ImportListDialog onClose={() => undefined} />);
    await person.upload(screen.getByLabelText('Spreadsheet as CSV'), file);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('R-10 after a lost connection the file is sent again with one press, and it says what may be saved', async () => {
    const person = userEvent.setup();
    let isLost = true;
    const when = (json: object) => () => (isLost ? lost() : { json });
    const asked = fakeApi({
      'POST /api/user/target-schools/import-csv/inspect': when({ ...inspection, totalRows: 1 }),
      'POST /api/user/target-schools/import-csv': when(result),
    });
    renderPage(<ImportListDialog onClose={() => undefined} />);
    await person.upload(screen.getByLabelText('Spreadsheet as CSV'), file);
    expect(await screen.findByText('The connection was lost. Nothing was saved. Please try again.')).toBeVisible();
    isLost = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^1 row\. Which column/u)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Check file' }));
    const store = await screen.findByRole('button', { name: 'Import' });
    isLost = true;
    await person.click(store);
    expect(await screen.findByText(/may be saved already. Press Import again: nothing is added twice/u)).toBeVisible();
    isLost = false;
    await person.click(store);
    expect(await screen.findByText('Changed 2 schools.')).toBeVisible();
    expect(asked).toHaveLength(5);
  });

  it('R-10 an import is undone after a question, at once or later from the menu', async () => {
    const person = userEvent.setup();
    const message = '1 school reads as before the import.';
    let last: object | null = { at: '2026-11-26T12:00:00Z', schools: 1 };
    const asked = fakeApi({
      'POST /api/user/target-schools/import-csv/inspect': { json: inspection },
      'POST /api/user/target-schools/import-csv': { json: result },
      'GET /api/user/target-schools/import-csv/last': () => ({ json: { last } }),
      'POST /api/user/target-schools/import-csv/undo': () => {
        last = null;
        return { json: { message, restored: 1, kept: 0 } };
      },
    });
    renderPage(<OwnListButtons shown={[]} />);
    await person.click(screen.getByRole('button', { name: 'My list' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Import a spreadsheet' }));
    await person.upload(await screen.findByLabelText('Spreadsheet as CSV'), file);
    await person.click(await screen.findByRole('button', { name: 'Check file' }));
    await person.click(await screen.findByRole('button', { name: 'Import' }));
    await person.click(await screen.findByRole('button', { name: 'Undo import' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await person.click(screen.getByRole('button', { name: 'Done' }));
    const undone = () => asked.filter(({ path }) => path.endsWith('undo')).length;
    expect(undone()).toBe(0);

    await person.click(await screen.findByRole('button', { name: 'My list' }));
    await person.click(await screen.findByRole('menuitem', { name: /^Undo last import.*1 school$/u }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }));
    expect(question.getByText(/changed 1 school of your list/u)).toBeVisible();
    await person.click(question.getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(undone()).toBe(1);
    await person.click(await screen.findByRole('button', { name: 'My list' }));
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: /^Undo/u })).toBeNull());
  });

  it('R-10 what is exported is what is on the screen, in its order', () => {
    const shown = [schoolFixture({ id: 7 }), schoolFixture({ id: 3 })];
    expect(exportAddress(shown)).toBe('/api/user/target-schools/export.csv?schoolIds=7,3');
  });
});
