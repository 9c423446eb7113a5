import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { adminHomeFixture } from '../testing/admin-home-fixture';
import { AdminHomePage } from './admin-home-page';

function open(routes: FakeRoutes = {}) {
  fakeApi({
    'GET /api/admin/home': { json: adminHomeFixture },
    'GET /api/admin/imports': { json: [] },
    'GET /api/admin/imports/current': {
      json: { phase: 'idle', kind: null, fileName: null, rowsRead: 0, totalRows: null, startedAt: null },
    },
    ...routes,
  });
  renderPage(<AdminHomePage firstName={null} />);
}

describe('Home of an admin', () => {
  it('D-06 S-04 shows coverage, the server and recent imports, and nothing of an athlete', async () => {
    const directory = { reportsWaiting: 0, correctionsWaiting: 0, suggestionsWaiting: 0, schools: 672, schoolsWithCoachEmail: 671 };
    open({ 'GET /api/admin/home': { json: { ...adminHomeFixture, directory } } });
    expect(await screen.findByRole('group', { name: 'Directory coverage' })).toHaveTextContent('99%671 of 672 schools');
    expect(within(screen.getByRole('region', { name: 'Server' })).getByText('Last reply check')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Recent imports' })).toBeVisible();
    expect(screen.queryByText(/Class of|Athlete$|Profile Score/u)).not.toBeInTheDocument();
  });

  it('D-06 S-04 leads to the corrections that wait', async () => {
    const directory = { ...adminHomeFixture.directory, correctionsWaiting: 3 };
    open({ 'GET /api/admin/home': { json: { ...adminHomeFixture, directory } } });
    const items = within(await screen.findByRole('region', { name: 'Action Items' }));
    expect(items.getByRole('heading', { name: '3 corrections waiting' })).toBeVisible();
    expect(items.getByRole('link', { name: 'Review corrections' })).toHaveAttribute('href', '/admin/coaches?tab=corrections');
  });

  it('D-06 S-04 says that nothing waits, and loads again on Retry', async () => {
    let down = true;
    open({ 'GET /api/admin/home': () => (down ? { status: 503, json: { message: 'Down', code: 'x' } } : { json: adminHomeFixture }) });
    expect(await screen.findByText('Down')).toBeVisible();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText("You're all caught up.")).toBeVisible();
  });
});
