import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportRecordDto } from '@/shared/api';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { RecentImports } from './recent-imports';

const record = (number: number, over: Partial<ImportRecordDto> = {}): ImportRecordDto => ({
  id: `import-${number}`,
  kind: 'coaches',
  fileName: `coaches-${number}.csv`,
  by: 'admin',
  status: 'applied',
  rowsRead: 1673,
  errorCount: 0,
  warningCount: 0,
  createdCount: 12,
  changedCount: 3,
  startedAt: '2026-11-21T14:41:00.000Z',
  finishedAt: '2026-11-21T14:41:02.000Z',
  undoneAt: null,
  ...over,
});

function open(records: ImportRecordDto[], routes: FakeRoutes = {}) {
  const asked = fakeApi({
    'GET /api/admin/imports': { json: records },
    'GET /api/admin/imports/current': { json: { phase: 'idle' } },
    ...routes,
  });
  renderPage(<RecentImports />);
  return { person: userEvent.setup(), asked };
}

describe('the last imports', () => {
  it('K-07 are with their counts, and their errors can be had', async () => {
    open([record(2, { status: 'tried', rowsRead: 1 }), record(1, { errorCount: 1 })]);
    const items = await screen.findAllByRole('listitem');
    expect(items[0]).toHaveTextContent('checked only');
    expect(items[0]).toHaveTextContent(/1 row$/);
    expect(items[1]).toHaveTextContent('1,673 rows · 12 added · 3 changed · 1 error');
    const link = within(items[1] as HTMLElement).getByRole('link', { name: 'Errors as CSV' });
    expect(link).toHaveAttribute('href', '/api/admin/imports/import-1/errors.csv');
  });

  it('K-07 of a roster file the rows are players, and what was added or is taken back are rosters', async () => {
    const { person } = open([record(1, { kind: 'rosters', rowsRead: 295, createdCount: 4, changedCount: 1 })]);
    expect(await screen.findByRole('listitem')).toHaveTextContent('295 players · 4 rosters added · 1 roster changed');
    await person.click(screen.getByRole('button', { name: /^Undo/ }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('added (4 rosters) and restores what it changed (1 roster).');
  });

  it('K-07 with warnings only, they are not called errors', async () => {
    open([record(1, { warningCount: 2 })]);
    expect(await screen.findByRole('link', { name: 'Warnings as CSV' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Errors as CSV' })).not.toBeInTheDocument();
  });

  it('K-07 only the last one that stands and did something can be undone, after a question', async () => {
    const { person, asked } = open(
      [record(3, { status: 'undone' }), record(4, { createdCount: 0, changedCount: 0 }), record(2), record(1)],
      {
        'POST /api/admin/imports/import-2/undo': { status: 204 },
      },
    );
    await screen.findByText('coaches-2.csv');
    const undo = screen.getAllByRole('button', { name: /^Undo/ });
    expect(undo).toHaveLength(1);
    await person.click(undo[0] as HTMLElement);
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveTextContent('Removes what coaches-2.csv added (12)');
    await person.click(within(question).getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText('Import undone')).toBeVisible();
  });

  it('K-07 a refused undo gives the reason', async () => {
    const message = 'Entries of this import were changed since.';
    const { person } = open([record(1)], {
      'POST /api/admin/imports/import-1/undo': { status: 409, json: { message, code: 'import_overtaken' } },
    });
    await person.click(await screen.findByRole('button', { name: /^Undo/ }));
    await person.click(screen.getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('K-07 an import that runs is shown, also to whoever comes later', async () => {
    const current = { phase: 'reading', kind: 'coaches', fileName: 'big.csv', rowsRead: 10, totalRows: null };
    open([], { 'GET /api/admin/imports/current': { json: current } });
    expect(await screen.findByRole('progressbar', { name: 'Importing big.csv' })).toBeVisible();
  });

  it('K-07 without any it says what to do', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'No imports yet' })).toBeVisible();
  });
});
