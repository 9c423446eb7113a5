import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeAnswer, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import type { ImportResult } from '../model/import-result';
import { ImportMenuButton } from './import-menu-button';

const coaches = 'POST /api/admin/import-coaches-csv';

function result(over: Partial<ImportResult> = {}): ImportResult {
  return {
    message: 'Imported 2 coaches.',
    importId: 'import-1',
    errorCount: 0,
    warningCount: 0,
    toCorrect: [],
    difference: { adds: 0, changes: 0, leaves: 0, first: [] },
    imported: { coaches: 2 },
    changed: { coaches: 0 },
    errors: [],
    warnings: [],
    debug: { totalRows: 2, foundHeaders: ['name'], sampleRow: null },
    ...over,
  };
}

async function open(entry: string, routes: FakeRoutes) {
  const person = userEvent.setup();
  const asked = fakeApi({ 'GET /api/admin/imports/current': { json: { phase: 'idle' } }, ...routes });
  renderPage(<ImportMenuButton />);
  await person.click(screen.getByRole('button', { name: 'Import CSV' }));
  await person.click(screen.getByRole('menuitem', { name: entry }));
  await person.upload(screen.getByLabelText('CSV file'), new File(['x'], 'coaches.csv', { type: 'text/csv' }));
  const press = (name: string) => person.click(screen.getByRole('button', { name }));
  const sent = () =>
    asked
      .filter(({ path }) => path.endsWith('-csv') && !path.endsWith('inspect-import-csv'))
      .map(({ body }) => (body as FormData).get('dryRun'));
  return { press, sent, asked };
}

describe('imports of the coach database', () => {
  it('K-04 coaches are imported and counted', async () => {
    const { press, sent } = await open('Coaches of known schools', { [coaches]: { json: result() } });
    await press('Import');
    expect(await screen.findByText('Successfully imported 2 coaches!')).toBeVisible();
    expect(screen.getByRole('group', { name: 'New coaches' })).toHaveTextContent('2');
    expect(sent()).toEqual([null]);
  });

  it.each<[string, FakeAnswer | (() => FakeAnswer), string]>([
    ['the words of the server', { status: 400, json: { message: 'The file is empty.', code: 'empty_file' } }, 'The file is empty.'],
    ['"Upload failed" without any', { status: 502, html: '<h1>Bad Gateway</h1>' }, 'Upload failed'],
    [
      'a dead network',
      () => {
        throw new TypeError('fetch failed');
      },
      'Network error occurred',
    ],
  ])('K-04 a failure shows %s', async (_what, answer, words) => {
    const { press } = await open('Coaches of known schools', { [coaches]: answer });
    await press('Import');
    expect(await screen.findAllByText(words)).toHaveLength(2);
  });

  it('K-07 a check says what would change and stores nothing; the import follows', async () => {
    const first = [
      { kind: 'add', school: 'Akron', coach: 'Wren Specimen', field: null, before: null, after: null },
      { kind: 'change', school: 'Toledo', coach: 'Pat Moore', field: 'title', before: 'Assistant', after: 'Head Coach' },
    ] as const;
    const difference = { adds: 12, changes: 3, leaves: 640, first: [...first] };
    const { press, sent } = await open('Coaches of known schools', { [coaches]: { json: result({ difference }) } });
    await press('Check file');
    expect(await screen.findByText('coaches.csv is checked. Nothing is stored yet.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Adds' })).toHaveTextContent('12');
    expect(screen.getByRole('group', { name: 'Changes' })).toHaveTextContent('3');
    expect(screen.getByRole('group', { name: 'Unchanged' })).toHaveTextContent('640');
    const lines = within(screen.getByRole('list', { name: 'Changes' })).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      'newWren Specimen, Akron',
      'changedPat Moore, Toledotitle: Assistant → Head Coach',
    ]);
    await press('Import');
    expect(await screen.findByText('Successfully imported 2 coaches!')).toBeVisible();
    expect(sent()).toEqual(['true', null]);
  });

  it('K-07 a check that fails is called a check, once', async () => {
    const message = 'The file is empty.';
    const { press } = await open('Coaches of known schools', { [coaches]: { status: 400, json: { message, code: 'empty_file' } } });
    await press('Check file');
    expect(await screen.findByText('The file was not checked')).toBeVisible();
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(screen.queryByText('The file was not imported')).not.toBeInTheDocument();
  });

  it('K-07 from the check the way leads back to the file', async () => {
    const { press } = await open('Coaches of known schools', { [coaches]: { json: result() } });
    await press('Check file');
    await screen.findByText(/Nothing is stored yet/);
    await press('Back');
    expect(screen.getByText('coaches.csv')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Check file' })).toBeVisible();
  });

  it('K-07 a long file shows how far the server is', async () => {
    const current = { phase: 'reading', kind: 'coaches', fileName: 'coaches.csv', rowsRead: 2000, totalRows: 8000 };
    const { press } = await open('Coaches of known schools', {
      [coaches]: () => new Promise<FakeAnswer>(() => undefined),
      'GET /api/admin/imports/current': { json: current },
    });
    await press('Import');
    expect(await screen.findByText('2,000 of about 8,000 rows')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Importing coaches.csv' })).toHaveAttribute('aria-valuenow', '25');
  });

  it('K-09 rosters are imported and counted', async () => {
    const { press } = await open('Rosters of known schools', {
      'POST /api/admin/import-rosters-csv': { json: result({ imported: { rosters: 1, players: 85 }, changed: { rosters: 1 } }) },
    });
    await press('Import');
    expect(await screen.findByText('Successfully imported 85 players!')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Updated' })).toHaveTextContent('1');
  });

  it('K-07 all or nothing is sent along, and a file that is kept out is not called imported', async () => {
    const person = userEvent.setup();
    const issue = { row: 2, line: 3, sheetRow: 3, column: 'school_name', code: 'unknown_school', value: 'X', message: 'Row 2: unknown.' };
    const message = 'Nothing was imported. 1 row could not be read.';
    const refused = result({ message, imported: { coaches: 0 }, errors: [issue], errorCount: 1 });
    const { press, asked } = await open('Coaches of known schools', { [coaches]: { json: refused } });
    await person.click(screen.getByRole('checkbox', { name: /All or nothing/u }));
    await press('Import');
    expect(await screen.findByText('The file was not imported')).toBeVisible();
    expect(screen.queryByText(/Successfully/u)).not.toBeInTheDocument();
    expect(
      asked
        .filter(({ path }) => path.endsWith('-csv') && !path.endsWith('inspect-import-csv'))
        .map(({ body }) => (body as FormData).get('allOrNothing')),
    ).toEqual(['true']);
  });
});
