import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { PackCard } from './pack-card';

const tried = {
  importId: '1',
  end: 'tried',
  createdAt: '2026-11-20T15:00:00.000Z',
  schools: { total: 846, created: 2, changed: 1 },
  coaches: { total: 3900, created: 40, changed: 5 },
  first: [{ kind: 'change', school: 'Akron', coach: 'Dana Field', field: 'email', before: 'old@akron.test', after: 'new@akron.test' }],
};
const route = 'POST /api/admin/import-directory-pack';

async function openDialog(routes: FakeRoutes) {
  const asked = fakeApi(routes);
  renderPage(<PackCard />, '/admin/coach-database');
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Import a pack' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Import a directory pack' }));
  await person.upload(dialog.getByLabelText('Directory pack'), new File(['x'], 'pack.ndjson.gz', { type: 'application/gzip' }));
  return { asked, person, dialog };
}

describe('the directory pack of an admin', () => {
  it('B-06 is exported by a link', () => {
    fakeApi({});
    renderPage(<PackCard />, '/admin/coach-database');
    expect(screen.getByRole('link', { name: 'Export directory' })).toHaveAttribute('href', '/api/admin/directory-pack');
  });

  it('B-06 shows the difference before anything is stored, and then takes it over', async () => {
    let stores = 0;
    const { person, dialog, asked } = await openDialog({
      [route]: () => ({ json: { ...tried, end: stores++ === 0 ? 'tried' : 'stored' } }),
    });
    await person.click(dialog.getByRole('button', { name: 'Check' }));
    expect(await dialog.findByText(/has 846 schools and 3,900 coaches. Nothing is stored yet./)).toBeVisible();
    expect(dialog.getByRole('list', { name: 'Changes' })).toHaveTextContent('old@akron.test');
    await person.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await dialog.findByText(/The pack is in the directory. You can undo it/)).toBeVisible();
    const uploads = asked.filter(({ method }) => method === 'POST').map(({ body }) => [...(body as FormData).keys()]);
    expect(uploads).toEqual([['dryRun', 'packFile'], ['packFile']]);
  });

  it('B-06 says why a pack was refused, and lets another be chosen', async () => {
    const message = 'This directory pack is damaged or was changed: its checksum does not match. Export it again.';
    const { person, dialog } = await openDialog({ [route]: { status: 400, json: { code: 'damaged_pack', message } } });
    await person.click(dialog.getByRole('button', { name: 'Check' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByText('Nothing was stored')).toBeVisible();
    expect(dialog.getByLabelText('Directory pack')).toBeEnabled();
  });
});
