import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeAnswer } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import type { ImportIssue } from '../model/import-issue';
import type { ImportResult } from '../model/import-result';
import { keptResult } from '../model/kept-result';
import { ImportSchoolsButton } from './import-schools-button';

const issue = (row: number): ImportIssue => ({
  row,
  line: row + 1,
  sheetRow: row + 1,
  column: 'state',
  code: 'invalid_state',
  value: 'XX',
  message: `Row ${row}: state must be a state of the USA. Found: "XX".`,
});

function resultWith(errorCount: number): ImportResult {
  return {
    message: 'Imported 3 schools and 5 coaches.',
    importId: 'import-1',
    errorCount,
    warningCount: 0,
    toCorrect: [],
    difference: { adds: 8, changes: 0, leaves: 0, first: [] },
    imported: { schools: 3, coaches: 5, targetSchools: 0 },
    changed: { schools: 0, coaches: 0 },
    errors: Array.from({ length: Math.min(errorCount, 1000) }, (_, index) => issue(index + 1)),
    warnings: [],
    debug: { totalRows: 5, foundHeaders: ['name'], sampleRow: null },
  };
}

const csv = new File(['name,division,city,state\n'], 'schools.csv', { type: 'text/csv' });

async function openDialog(answer: FakeAnswer = {}) {
  // The picker's own filter is left aside, as by "All files" in a real one.
  const person = userEvent.setup({ applyAccept: false });
  const asked = fakeApi({ 'POST /api/admin/import-schools-csv': answer });
  const reloads: string[] = [];
  const { unmount } = renderPage(<ImportSchoolsButton reload={() => reloads.push('reload')} />);
  await person.click(screen.getByRole('button', { name: 'Import CSV' }));
  const choose = (file: File) => person.upload(screen.getByLabelText('CSV file'), file);
  const start = () => person.click(screen.getByRole('button', { name: 'Import' }));
  return { person, asked, reloads, choose, start, unmount };
}

describe('the import of schools', () => {
  beforeEach(() => keptResult.clear());

  it('K-06 a file that is no CSV is refused', async () => {
    const { choose } = await openDialog();
    await choose(new File(['%PDF'], 'schools.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('Invalid File')).toBeVisible();
    expect(screen.getByText('Please select a CSV file.')).toBeVisible();
  });

  it('K-06 a dropped file counts like a chosen one', async () => {
    await openDialog();
    const place = screen.getByText('Choose a CSV, XLSX or ODS file, or drop it here');
    fireEvent.drop(place, { dataTransfer: { files: [csv] } });
    expect(await screen.findByText('schools.csv')).toBeVisible();
  });

  it('K-06 without a file the import says so', async () => {
    const { start, asked } = await openDialog();
    await start();
    expect(await screen.findByText('No File Selected')).toBeVisible();
    expect(screen.getByText('Please select a CSV file to import.')).toBeVisible();
    expect(asked).toHaveLength(0);
  });

  it('K-06 a success is shown with its counts, and the page loads again', async () => {
    const { choose, start, asked, reloads } = await openDialog({ json: resultWith(0) });
    await choose(csv);
    await start();
    expect(await screen.findByText('Imported 3 schools.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'New coaches' })).toHaveTextContent('5');
    const form = asked[0]?.body as FormData;
    expect((form.get('csvFile') as File).name).toBe('schools.csv');
    await waitFor(() => expect(reloads).toEqual(['reload']), { timeout: 4000 });
    expect(keptResult.get()).toBeNull();
  });

  it('K-06 shows the first ten rows that were left out, and after loading again once more', async () => {
    const { choose, start, unmount } = await openDialog({ json: resultWith(1200) });
    await choose(csv);
    await start();
    expect(await screen.findByText(/^Row 10:/)).toBeVisible();
    expect(screen.queryByText(/^Row 11:/)).not.toBeInTheDocument();
    expect(screen.getByText('... and 1190 more errors')).toBeVisible();
    const download = screen.getByRole('link', { name: 'Download all as CSV' });
    expect(download).toHaveAttribute('href', '/api/admin/imports/import-1/errors.csv');

    unmount();
    renderPage(<ImportSchoolsButton reload={() => undefined} />);
    expect(screen.getByText(/^Row 10:/)).toBeVisible();
  });

  it('K-06 a refused file shows the words of the server', async () => {
    const message = 'The file has no column "state". Needed are name, division, city and state.';
    const { choose, start } = await openDialog({ status: 400, json: { message, code: 'missing_column' } });
    await choose(csv);
    await start();
    expect(await screen.findByText('Import Failed')).toBeVisible();
    expect(screen.getAllByText(message)).toHaveLength(2);
  });

  it('K-06 a failure without words has some all the same', async () => {
    const { choose, start } = await openDialog({ status: 502, html: '<h1>Bad Gateway</h1>' });
    await choose(csv);
    await start();
    expect(await screen.findByText('Import Failed')).toBeVisible();
    expect(screen.getAllByText('An error occurred during import.')[0]).toBeVisible();
  });

  it('K-06 an import under way says so and can be cancelled', async () => {
    const { person, choose, start } = await openDialog();
    globalThis.fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    await choose(csv);
    await start();
    expect(await screen.findByRole('progressbar', { name: 'Importing schools.csv' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Importing...' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/You cancelled the import/)).toBeVisible();
  });
});
