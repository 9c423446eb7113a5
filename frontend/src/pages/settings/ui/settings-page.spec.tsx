import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { paths } from '@/shared/routes';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { GuardianSettingsPage, SettingsPage } from './settings-page';

const settings = { aiProvider: false, aiModel: null, lostAccountNotice: true };
const mail = { sendsEmail: true };
const narrow = window.matchMedia;

function Address() {
  return <p>{useLocation().pathname}</p>;
}

function open(address: string, page = <SettingsPage />, routes: FakeRoutes = {}) {
  const asked = fakeApi({
    'GET /api/user': { json: { ...userFixture, state: 'TX' } },
    'GET /api/user/settings': { json: settings },
    'GET /api/user/email-change': { json: mail },
    ...routes,
  });
  renderPage(
    <Routes>
      <Route
        path={paths.settingsSection}
        element={
          <>
            {page}
            <Address />
          </>
        }
      />
    </Routes>,
    address,
  );
  return asked;
}

afterEach(() => {
  window.matchMedia = narrow;
});

const sections = () => within(screen.getByRole('navigation', { name: 'Sections of the settings' })).getAllByRole('link');

describe('the settings', () => {
  it('has six sections on a phone, and each opens alone with a way back', async () => {
    open('/settings');
    expect(sections().map((link) => link.getAttribute('href'))).toEqual(
      ['account', 'security', 'email', 'family', 'notices', 'privacy'].map((section) => `/settings/${section}`),
    );
    await userEvent.click(screen.getByRole('link', { name: /^Notices/u }));
    expect(screen.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: /Settings/u }));
    expect(sections()).toHaveLength(6);
  });

  it('shows the open section beside the list on a wide screen', () => {
    window.matchMedia = (query) => ({ ...narrow(query), matches: query.includes('min-width') });
    open('/settings/notices');
    expect(sections()).toHaveLength(6);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Notices');
    expect(screen.getByRole('region', { name: 'Quiet hours' })).toBeVisible();
  });

  it('keeps what was typed when the phone is turned', async () => {
    const turned: (() => void)[] = [];
    let isWide = false;
    window.matchMedia = (query) => ({
      ...narrow(query),
      get matches() {
        return isWide && query.includes('min-width');
      },
      addEventListener: (_: string, listener: unknown) => void turned.push(listener as () => void),
    });
    open('/settings/account');
    await userEvent.type(await screen.findByLabelText('New email'), 'maya@new');
    isWide = true;
    act(() => turned.forEach((turn) => turn()));
    expect(sections()).toHaveLength(6);
    expect(screen.getByLabelText('New email')).toHaveValue('maya@new');
  });

  it('leads from an unknown section to the list', () => {
    open('/settings/nonsense');
    expect(screen.getByText('/settings')).toBeInTheDocument();
    expect(sections()).toHaveLength(6);
  });

  it('gives a guardian the sections of the own account', () => {
    open('/settings', <GuardianSettingsPage />);
    expect(sections().map((link) => link.getAttribute('href'))).toEqual(['/settings/account', '/settings/security', '/settings/privacy']);
  });
});

describe('privacy and data', () => {
  const titles = () => screen.findAllByRole('heading', { level: 2 }).then((found) => found.map(({ textContent }) => textContent));

  it.each([
    ['an athlete', <SettingsPage key="a" />, ['Download my data', 'Writing help', 'Delete my account']],
    ['a guardian', <GuardianSettingsPage key="g" />, ['Download my data', 'Delete my account']],
  ])('A-12 begins for %s with what is kept, in a card of its own', async (_who, page, others) => {
    open('/settings/privacy', page);
    expect(await titles()).toEqual(['What we keep, and how long', ...others]);
    const card = screen.getByRole('region', { name: 'What we keep, and how long' });
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/privacy');
  });
});

describe('notices', () => {
  const toggle = () => screen.findByRole('switch', { name: 'Email me when my Gmail or mailbox stops working' });

  it('U-11 can be turned off, and say whose night counts', async () => {
    const asked = open('/settings/notices', <SettingsPage />, {
      'PATCH /api/user/settings': { json: { ...settings, lostAccountNotice: false } },
    });
    expect(await toggle()).toBeChecked();
    expect(await screen.findByText(/We use the time in TX/u)).toBeVisible();
    await userEvent.click(await toggle());
    expect(await screen.findByText('Notice turned off')).toBeVisible();
    expect(asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([{ lostAccountNotice: false }]);
    expect(screen.queryByText(/sends no notices yet/u)).not.toBeInTheDocument();
  });

  it('U-11 say that a server without email sends none, and why a change failed', async () => {
    open('/settings/notices', <SettingsPage />, {
      'GET /api/user': { json: { ...userFixture, state: null } },
      'GET /api/user/email-change': { json: { sendsEmail: false } },
      'PATCH /api/user/settings': { status: 500, json: { message: 'The database rests.' } },
    });
    expect(await screen.findByText(/sends no notices yet/u)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Add your home state to your profile' })).toHaveAttribute('href', '/profile');
    await userEvent.click(await toggle());
    expect(await screen.findByText(/The database rests|It was not changed/u)).toBeVisible();
    expect(await toggle()).toBeChecked();
  });
});
