import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { AppRoutes } from './app-routes';

const signedOut: FakeRoutes = { 'GET /api/user': { status: 401 } };

function open(address: string, routes: FakeRoutes) {
  const asked = fakeApi(routes);
  renderPage(<AppRoutes />, address);
  return { asked, keys: userEvent.setup() };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function typePassword(keys: ReturnType<typeof userEvent.setup>, next: string, again = next) {
  await keys.type(await screen.findByLabelText('New password'), next);
  await keys.type(screen.getByLabelText('New password again'), again);
}

describe('a forgotten password', () => {
  it.each([
    [true, /If there is an account with this address, an email with a link is on its way/u],
    [false, /This server cannot send email. Ask the person who runs it/u],
  ])('U-02 asks for a link; a server that sends email (%s) says what happens', async (sendsEmail, words) => {
    const { asked, keys } = open('/forgot-password', {
      ...signedOut,
      'POST /api/password-reset-mail': { status: 202, json: { sendsEmail } },
    });
    await heading('Forgot your password?');
    await keys.type(screen.getByLabelText('Email address'), 'marcus');
    await keys.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(screen.getByText('Enter a whole address, like name@example.com')).toBeVisible();
    await keys.type(screen.getByLabelText('Email address'), '@example.org ');
    await keys.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ email: 'marcus@example.org' }]);
  });

  it('U-02 a link leads to a form that is sent only when both passwords are alike', async () => {
    const { asked, keys } = open('/reset-password?token=abc', { ...signedOut, 'POST /api/password-reset': { status: 204 } });
    await heading('Choose a new password');
    await typePassword(keys, 'field goal', 'field gaol');
    await keys.click(screen.getByRole('button', { name: 'Save password' }));
    expect(screen.getByText("Passwords don't match")).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('New password again')).toHaveFocus());
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    await keys.clear(screen.getByLabelText('New password again'));
    await keys.type(screen.getByLabelText('New password again'), 'field goal');
    await keys.click(screen.getByRole('button', { name: 'Save password' }));
    await heading('Password changed');
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ token: 'abc', newPassword: 'field goal' });
  });

  it('U-02 a link that is used up leads to a new one', async () => {
    const message = 'This link was already used or is older than 30 minutes. Ask for a new one.';
    const refused = { status: 400, json: { status: 400, code: 'link_not_valid', message } };
    const { keys } = open('/reset-password?token=abc', { ...signedOut, 'POST /api/password-reset': refused });
    await heading('Choose a new password');
    await typePassword(keys, 'field goal');
    await keys.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('U-02 a link without its end is said', async () => {
    open('/reset-password', signedOut);
    expect(await screen.findByText(/The link is incomplete/u)).toBeVisible();
  });

  it('U-02 sign-in leads to it', async () => {
    open('/', signedOut);
    expect(await screen.findByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password');
  });
});

describe('a password that an operator set', () => {
  it('U-02 nothing but choosing another one is shown', async () => {
    const { keys } = open('/campaigns', {
      'GET /api/user': { json: { ...userFixture, mustChangePassword: true } },
      'PUT /api/user/password': {
        status: 400,
        json: { status: 400, code: 'wrong_password', message: 'Your current password is not right.' },
      },
    });
    await heading('Choose a new password');
    expect(screen.queryByRole('link', { name: 'Email Campaigns' })).toBeNull();
    await keys.type(screen.getByLabelText('Current password'), 'fumble');
    await typePassword(keys, 'field goal');
    await keys.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText('Your current password is not right.')).toBeVisible();
  });
});

describe('an account that waits for its deletion', () => {
  it.each(['/', '/campaigns', '/settings'])('U-06 only the day, the copy of the data and the ways on are shown at %s', async (address) => {
    open(address, {
      'GET /api/user': { json: { ...userFixture, deletionDueAt: '2026-12-01T12:00:00.000Z' } },
      'GET /api/user/export': { json: { state: 'none', steps: 0, stepsDone: 0, bytes: null, expiresAt: null } },
    });
    await heading('Your account will be deleted on Dec 1, 2026');
    expect(await screen.findByRole('button', { name: 'Make my file' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Email Campaigns' })).toBeNull();
  });
});
