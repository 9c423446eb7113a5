import { screen } from '@testing-library/react';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { wideScreen } from '@/shared/testing/wide-screen';
import { AppRoutes } from './app-routes';

const signedIn: FakeRoutes = {
  'GET /api/user': { json: userFixture },
  'GET /api/user/favorites': { json: [] },
  'GET /api/user/stats': {
    json: { emailsSentCount: 0, emailsOpenedCount: 0, emailsRepliedCount: 0, activeCampaignsCount: 0 },
  },
};
const landing = /Write to the right coaches/u;

function open(address: string, routes: FakeRoutes) {
  fakeApi(routes);
  renderPage(<AppRoutes />, address);
}

describe('addresses', () => {
  it('S-03 shows a spinner while the user is loading', () => {
    open('/', { 'GET /api/user': () => new Promise(() => undefined) });
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  });

  it.each(['/', '/campaigns', '/admin/coaches', '/nowhere'])('S-03 shows the landing page at %s signed out', async (address) => {
    open(address, { 'GET /api/user': { status: 401 } });
    expect(await screen.findByRole('heading', { level: 1, name: landing })).toBeVisible();
  });

  it('A-08 takes any failed look-up of the user as signed out', async () => {
    open('/', { 'GET /api/user': { status: 500, json: { message: 'Broken' } } });
    expect(await screen.findByRole('heading', { level: 1, name: landing })).toBeVisible();
  });

  it.each([
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
    ['/support', 'Support'],
  ])('S-06 shows %s without an account', async (address, title) => {
    open(address, { 'GET /api/user': { status: 401 } });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('S-02 says "404 Page Not Found" with a way home', async () => {
    open('/nowhere', signedIn);
    expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  });

  it('X-04 tells an athlete that the admin pages are not allowed', async () => {
    open('/admin/coaches', signedIn);
    expect(await screen.findByRole('heading', { level: 1, name: 'Not allowed' })).toBeVisible();
  });

  it('D-06 S-05 gives an admin a Home of their own, without the parts of an athlete', async () => {
    wideScreen();
    const admin = { ...userFixture, isAdmin: true, firstName: null, lastName: null, graduationYear: null, username: 'ada' };
    open('/', { ...signedIn, 'GET /api/user': { json: admin } });
    expect(await screen.findByRole('region', { name: 'Recent imports' })).toBeVisible();
    expect(screen.getByText('ada')).toBeVisible();
    expect(screen.queryByText(/Student Athlete|Update Profile|Class of|Profile Score/u)).not.toBeInTheDocument();
  });

  it('D-06 shows an admin Home at the address above the admin pages', async () => {
    open('/admin', { ...signedIn, 'GET /api/user': { json: { ...userFixture, isAdmin: true } } });
    expect(await screen.findByRole('region', { name: 'Recent imports' })).toBeVisible();
  });

  it('X-04 shows an admin the page', async () => {
    open('/admin/coaches', { ...signedIn, 'GET /api/user': { json: { ...userFixture, isAdmin: true } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Coach Database' })).toBeVisible();
  });
});
