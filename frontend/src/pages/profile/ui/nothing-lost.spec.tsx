import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { ProfilePage } from './profile-page';

async function open(address: string, routes: FakeRoutes = {}) {
  fakeApi({ 'GET /api/user': { json: userFixture }, ...routes });
  renderPage(<ProfilePage />, address);
  await screen.findByRole('tablist');
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });

// Each opens the whole page up to three times, which a busy machine takes seconds for.
jest.setTimeout(20_000);

describe('what was typed into the profile', () => {
  beforeEach(() => sessionStorage.clear());

  it('P-13 says it when the network is gone, and keeps the page with what was typed', async () => {
    let gone = false;
    const keys = await open('/profile?tab=data', {
      'GET /api/user': () => {
        if (gone) throw new Error('offline');
        return { json: userFixture };
      },
      'PUT /api/user': () => {
        gone = true;
        throw new Error('offline');
      },
    });
    await keys.click(button('Edit Profile'));
    await keys.type(screen.getByLabelText('City'), 'Waco');
    await keys.click(button('Save Changes'));
    expect(await screen.findByText('Update Failed')).toBeVisible();
    expect(screen.getByText('Network error. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveValue('Waco');
  });

  it('P-01 gives back what was typed when the session had ended, but for the password; Cancel gives it up', async () => {
    const ended = { 'PUT /api/user': { status: 401, json: { status: 401, code: 'unauthenticated', message: 'Please sign in.' } } };
    const keys = await open('/profile?tab=data', ended);
    await keys.click(button('Edit Profile'));
    await keys.type(screen.getByLabelText('City'), 'Waco');
    await keys.type(screen.getByLabelText('Email'), 'n');
    await keys.type(screen.getByLabelText('Current Password'), 'p');
    await keys.click(button('Save Changes'));
    expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeEnabled();
    cleanup();

    await open('/profile', ended);
    expect(await screen.findByText('Your Changes Are Back')).toBeVisible();
    expect(await screen.findByLabelText('City')).toHaveValue('Waco');
    expect(screen.getByLabelText('Email')).toHaveValue(`${userFixture.email}n`);
    expect(screen.getByLabelText('Current Password')).toHaveValue('');
    await keys.click(button('Cancel'));
    cleanup();

    await open('/profile?tab=data');
    expect(screen.getByLabelText('City')).toHaveValue('');
    expect(button('Edit Profile')).toBeVisible();
  });
});
