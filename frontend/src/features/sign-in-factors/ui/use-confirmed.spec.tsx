import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { AuthenticatorAppCard } from './authenticator-app-card';

const stale = { status: 403, json: { status: 403, code: 'confirmation_needed', message: 'First confirm that it is you.' } };
const security = { passkeys: [], mostPasskeys: 10, hasApp: true, recoveryCodesLeft: 2, isRequired: false, secondFactor: 'none' };

function open() {
  let isFresh = false;
  const asked = fakeApi({
    'GET /api/user/security': { json: security },
    'POST /api/user/recovery-codes': () => (isFresh ? { json: { codes: ['7k2m-9qxc-04tz-hw3e'] } } : stale),
    'POST /api/user/confirm': ({ body }) => {
      isFresh = (body as { password: string }).password === 'touchdown';
      return isFresh
        ? { status: 204 }
        : { status: 400, json: { status: 400, code: 'wrong_password', message: 'This password is not right.' } };
    },
  });
  renderPage(<AuthenticatorAppCard />);
  return { asked, keys: userEvent.setup() };
}

async function askForCodes(keys: ReturnType<typeof userEvent.setup>) {
  await keys.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  await keys.click(screen.getByRole('button', { name: 'Make new codes' }));
  return screen.findByRole('dialog', { name: 'Is it you?' });
}

describe('a change in a session that was open for a while', () => {
  it('U-03 asks for the password first, then does what was asked for', async () => {
    const { asked, keys } = open();
    expect(await screen.findByText(/Make new ones before they run out/u)).toBeVisible();
    await askForCodes(keys);
    await keys.type(screen.getByLabelText('Your password'), 'fumble{Enter}');
    expect(await screen.findByText('This password is not right.')).toBeVisible();
    await keys.clear(screen.getByLabelText('Your password'));
    await keys.type(screen.getByLabelText('Your password'), 'touchdown{Enter}');
    expect(await screen.findByText('7k2m-9qxc-04tz-hw3e')).toBeVisible();
    expect(asked.filter(({ path }) => path === '/api/user/recovery-codes')).toHaveLength(2);
  });

  it('U-03 canceled, nothing is changed and nothing is said to have failed', async () => {
    const { asked, keys } = open();
    await askForCodes(keys);
    await keys.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(asked.filter(({ path }) => path === '/api/user/recovery-codes')).toHaveLength(1);
    expect(screen.queryByText('Nothing was changed')).toBeNull();
  });
});
