import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { homeFixture } from '../testing/home-fixture';
import { DashboardPage } from './dashboard-page';

const entry = (id: string, schoolName: string) => ({
  id,
  at: '2026-11-20T10:00:00Z',
  kind: 'favorite_added',
  schoolId: 7,
  schoolName,
  coachName: null,
  campaignId: null,
  campaignName: null,
  count: null,
  schoolCount: null,
  byHandCount: null,
  isNoted: false,
});

const mailStats = { emailsSentCount: 21, emailsOpenedCount: 9, emailsRepliedCount: 5, activeCampaignsCount: 1 };

function open(routes: FakeRoutes = {}) {
  fakeApi({
    'GET /api/user': { json: userFixture },
    'GET /api/user/home': { json: homeFixture },
    'GET /api/user/stats': { json: mailStats },
    'GET /api/user/activity': ({ query }) => ({
      json:
        query.get('before') === null
          ? { entries: [entry('a2', 'Akron')], before: 'x' }
          : { entries: [entry('a1', 'Mount Union')], before: null },
    }),
    ...routes,
  });
  return renderPage(<DashboardPage />);
}

const figure = async (name: string) => (await screen.findByRole('group', { name })).textContent;

describe('the dashboard', () => {
  it('D-01 greets by first name, with position and class year', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Maya!' })).toBeVisible();
    expect(screen.getByText('WR')).toBeVisible();
    expect(screen.getByText(/Class of 2027/u)).toBeVisible();
    expect(document.title).toBe('Home · Recruit');
  });

  it('D-01 welcomes an athlete who gave no first name, without a name', async () => {
    open({ 'GET /api/user': { json: { ...userFixture, firstName: null } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Recruit!' })).toBeVisible();
  });

  it('Y-05 shows visits and camps to come with a way to the school, and no empty card', async () => {
    const event = {
      id: 'e1',
      schoolId: 7,
      schoolName: 'Samford',
      contactKind: 'visit',
      at: new Date(Date.now() + 5 * 86_400_000).toISOString(),
    };
    const { unmount } = open({ 'GET /api/user/home': { json: { ...homeFixture, comingEvents: [event] } } });
    const card = await screen.findByRole('region', { name: 'Coming up' });
    expect(within(card).getByText('Visit to Samford in 5 days')).toBeVisible();
    expect(within(card).getByRole('link', { name: /^Open school: Visit to Samford/u })).toHaveAttribute('href', '/recruiting?q=Samford');
    unmount();
    open();
    expect(await screen.findByRole('heading', { name: 'Action Items' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Coming up' })).not.toBeInTheDocument();
  });

  it('D-06 lists Action Items, and says that all is done only when nothing is left', async () => {
    const done = { ...userFixture, height: `6'2"`, weight: 205, gpa: 3.7, maxPrepsId: 'x' };
    const { unmount } = open({ 'GET /api/user': { json: done } });
    expect(within(await screen.findByRole('region', { name: 'Action Items' })).getByText("You're all caught up.")).toBeVisible();
    unmount();
    open({ 'GET /api/user': { json: done }, 'GET /api/user/home': { json: { ...homeFixture, favoritesWithoutCoaches: 9 } } });
    const items = within(await screen.findByRole('region', { name: 'Action Items' }));
    expect(items.getByRole('heading', { level: 3, name: '9 of your 14 favorites have no coach yet' })).toBeVisible();
    expect(items.queryByText("You're all caught up.")).not.toBeInTheDocument();
  });

  it('X-03 reads /api/user/stats again each time Home opens, and shows its figures', async () => {
    let sent = 21;
    const routes = { 'GET /api/user/stats': () => ({ json: { ...mailStats, emailsSentCount: sent } }) };
    const { unmount } = open(routes);
    expect(await figure('Emails Sent')).toBe('Emails Sent213 campaigns');
    unmount();
    sent = 22;
    open(routes);
    expect(await screen.findByText('22')).toBeVisible();
  });

  it('N-06 the rate of responses leaves bounced emails out', async () => {
    open({ 'GET /api/user/home': { json: { ...homeFixture, rates: { counted: 20, seen: 20, opened: 9, replied: 5 } } } });
    expect(await figure('Responses')).toBe('Responses525% · 5 of 20, 1 bounced');
  });

  it('D-01 says Athlete and shows a dash where position and class year are missing', async () => {
    open({ 'GET /api/user': { json: { ...userFixture, position: null, graduationYear: null } } });
    expect(await screen.findByText('Athlete')).toBeVisible();
    expect(screen.getByText(/Class year: –/u)).toBeVisible();
    expect(screen.queryByText(/Class of/u)).toBeNull();
    expect(screen.getByRole('link', { name: 'Add it' })).toHaveAttribute('href', '/profile?tab=data');
  });

  it('D-02 D-07 shows favorites, emails sent, responses and the profile score, each with what it rests on', async () => {
    open();
    expect(await figure('Favorite Schools')).toBe('Favorite Schools14+2 this week');
    expect(await figure('Emails Sent')).toBe('Emails Sent213 campaigns');
    expect(await figure('Responses')).toBe('Responses524% · 5 of 21');
    expect(await figure('Profile Score')).toBe('Profile Score30%Next: Film, +15');
  });

  it('D-03 shows the four bars of progress', async () => {
    open();
    const progress = await screen.findByRole('region', { name: 'Recruiting Progress' });
    const bars = within(progress).getAllByRole('progressbar');
    expect(bars.map((bar) => [bar.getAttribute('aria-valuenow')])).toEqual([['30'], ['70'], ['75'], ['24']]);
  });

  it('D-04 leads to schools, campaigns, profile and analytics', async () => {
    open();
    const actions = await screen.findByRole('region', { name: 'Quick Actions' });
    const addresses = within(actions)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['/recruiting', '/campaigns', '/profile', '/analytics']);
  });

  it('D-05 shows what happened, older entries on demand', async () => {
    open();
    const activity = await screen.findByRole('region', { name: 'Recent Activity' });
    expect(await within(activity).findByRole('link', { name: 'You favorited Akron' })).toBeVisible();
    await userEvent.click(within(activity).getByRole('button', { name: 'Show older' }));
    expect(await within(activity).findByText('Mount Union')).toBeVisible();
    expect(within(activity).queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  it('D-05 says "No recent activity yet" when nothing happened', async () => {
    open({ 'GET /api/user/activity': { json: { entries: [], before: null } } });
    expect(await screen.findByText('No recent activity yet')).toBeVisible();
  });

  it('D-02 says what failed and loads again on Retry', async () => {
    let broken = true;
    open({
      'GET /api/user/home': () => (broken ? { status: 503, json: { message: 'The database rests' } } : { json: homeFixture }),
    });
    expect(await screen.findByText('The database rests')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('group', { name: 'Emails Sent' })).toBeVisible();
  });
});
