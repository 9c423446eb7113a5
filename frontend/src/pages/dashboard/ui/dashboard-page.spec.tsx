import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { DashboardPage } from './dashboard-page';

const stats = { emailsSentCount: 8, emailsOpenedCount: 3, emailsRepliedCount: 2, activeCampaignsCount: 1 };
const favorite = (schoolId: number, school: object | null) => ({ id: `f${schoolId}`, schoolId, school });

function open(routes: FakeRoutes = {}) {
  fakeApi({
    'GET /api/user': { json: userFixture },
    'GET /api/user/favorites': { json: [favorite(1, { name: 'Akron', division: 'D1' }), favorite(2, null)] },
    'GET /api/user/stats': { json: stats },
    ...routes,
  });
  renderPage(<DashboardPage />);
}

describe('the dashboard', () => {
  it('D-01 greets by first name, with position and class year', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Maya!' })).toBeVisible();
    expect(screen.getByText('WR')).toBeVisible();
    expect(screen.getByText(/Class of 2027/u)).toBeVisible();
    expect(document.title).toBe('Home · Recruit');
  });

  it('D-01 says Athlete and shows a dash where position and class year are missing', async () => {
    open({ 'GET /api/user': { json: { ...userFixture, position: null, graduationYear: null } } });
    expect(await screen.findByText('Athlete')).toBeVisible();
    expect(screen.getByText(/Class of –/u)).toBeVisible();
  });

  it('D-02 D-07 shows favorites whose school exists, mails sent and responses', async () => {
    open();
    const figure = async (name: string) => within(await screen.findByRole('group', { name })).getByText(/^\d+$/u).textContent;
    expect(await figure('Favorite Schools')).toBe('1');
    expect(await figure('Emails Sent')).toBe('8');
    expect(await figure('Responses')).toBe('2');
  });

  it('D-04 leads to schools, campaigns, profile and analytics', async () => {
    open();
    const actions = await screen.findByRole('region', { name: 'Quick Actions' });
    const addresses = within(actions).getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['/recruiting', '/campaigns', '/profile', '/analytics']);
  });

  it('D-02 says what failed and loads again on Retry', async () => {
    let broken = true;
    open({
      'GET /api/user/stats': () => (broken ? { status: 503, json: { message: 'The database rests' } } : { json: stats }),
    });
    expect(await screen.findByText('The database rests')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('group', { name: 'Emails Sent' })).toBeVisible();
  });
});
