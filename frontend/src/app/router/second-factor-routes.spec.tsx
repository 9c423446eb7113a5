import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { wideScreen } from '@/shared/testing/wide-screen';
import { AppRoutes } from './app-routes';

const security = { passkeys: [], mostPasskeys: 10, hasApp: false, recoveryCodesLeft: 0, isRequired: true, secondFactor: 'set_up' };

function open(secondFactor: 'set_up' | 'confirm', routes: FakeRoutes) {
  const user = { ...userFixture, isAdmin: true, secondFactor };
  const asked = fakeApi({ 'GET /api/user': () => ({ json: user }), ...routes });
  renderPage(<AppRoutes />, '/admin/operations');
  return { asked, user, keys: userEvent.setup() };
}

describe('an admin who owes a second factor', () => {
  it('U-03 sees nothing but the ways to set one up', async () => {
    open('set_up', { 'GET /api/user/security': { json: security } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Set up a second factor' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Set up an app' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Operations' })).toBeNull();
  });

  it('U-03 shows the one that is there, and is led on', async () => {
    wideScreen();
    const { asked, user, keys } = open('confirm', {
      'GET /api/user/security': { json: { ...security, hasApp: true } },
      'POST /api/user/second-factor': () => {
        Object.assign(user, { secondFactor: 'none' });
        return { status: 204 };
      },
    });
    await keys.type(await screen.findByLabelText('Code'), '123456{Enter}');
    expect(await screen.findByRole('link', { name: /Operations/u })).toBeVisible();
    expect(asked.find(({ path }) => path === '/api/user/second-factor')?.body).toEqual({ code: '123456' });
  });
});
