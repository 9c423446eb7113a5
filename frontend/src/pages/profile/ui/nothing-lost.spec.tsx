import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { ProfilePage } from './profile-page';

async function open(address: string, routes: FakeRoutes = {}) {
  fakeApi({ 'GET /api/user': { json: userFixture }, ...routes });
  const { unmount } = renderPage(<ProfilePage />, address);
  await screen.findByRole('tablist');
  return { keys: userEvent.setup(), unmount };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('what was typed into the profile', () => {
  beforeEach(() => sessionStorage.clear());

  it('P-13 says it when the network is gone, and keeps the page with what was typed', async () => {
    let gone = false;
    const { keys } = await open('/profile?tab=data', {
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

  it('P-04 a field that was changed in another tab shows both values, and saves the chosen one over the one that was shown', async () => {
    const stored = { ...userFixture, gpa: 3.6, city: 'Austin' };
    const bodies: unknown[] = [];
    const answers = [
      { status: 409, json: { status: 409, code: 'text_changed', message: 'Changed.', errors: [], present: { city: 'Austin' } } },
      { json: stored },
    ];
    const { keys } = await open('/profile?tab=data', {
      'PUT /api/user': ({ body }) => {
        bodies.push(body);
        return answers.shift() ?? { json: stored };
      },
    });
    await keys.click(button('Edit Profile'));
    await keys.type(screen.getByLabelText('City'), 'Waco');
    await keys.type(screen.getByLabelText('GPA'), '3.6');
    await keys.click(button('Save Changes'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your profile was changed elsewhere' }));
    const city = within(dialog.getByRole('radiogroup', { name: 'City' }));
    expect(city.getByRole('radio', { name: /^Waco/u })).toBeChecked();
    expect(dialog.queryByRole('radiogroup', { name: 'GPA' })).not.toBeInTheDocument();
    await keys.click(city.getByRole('radio', { name: /^Austin/u }));
    await keys.click(dialog.getByRole('button', { name: 'Save my choice' }));
    expect(await screen.findByText('Profile Updated')).toBeVisible();
    expect(bodies).toEqual([
      { city: 'Waco', gpa: 3.6, before: { city: null, gpa: null } },
      { city: 'Austin', gpa: 3.6, before: { city: 'Austin', gpa: null } },
    ]);
  });

  it('P-04 what comes back after a reload conflicts with what was stored since it was typed', async () => {
    const bodies: unknown[] = [];
    const failed: FakeRoutes = {
      'PUT /api/user': ({ body }) => {
        bodies.push(body);
        return { status: 503, json: { status: 503, code: 'x', message: 'Later.', errors: [] } };
      },
    };
    const { keys, unmount } = await open('/profile?tab=data', failed);
    await keys.click(button('Edit Profile'));
    await keys.type(screen.getByLabelText('City'), 'Waco');
    await keys.click(button('Save Changes'));
    expect(await screen.findByText('Update Failed')).toBeVisible();
    unmount();

    await open('/profile', { ...failed, 'GET /api/user': { json: { ...userFixture, city: 'Austin' } } });
    expect(await screen.findByLabelText('City')).toHaveValue('Waco');
    await keys.click(button('Save Changes'));
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toEqual({ city: 'Waco', before: { city: null } });
  });

  it('P-01 gives back what was typed when the session had ended, but for the password; Cancel gives it up', async () => {
    const ended = { 'PUT /api/user': { status: 401, json: { status: 401, code: 'unauthenticated', message: 'Please sign in.' } } };
    const first = await open('/profile?tab=data', ended);
    const { keys } = first;
    await keys.click(button('Edit Profile'));
    await keys.type(screen.getByLabelText('City'), 'Waco');
    await keys.type(screen.getByLabelText('Email'), 'n');
    await keys.type(screen.getByLabelText('Current Password'), 'p');
    await keys.click(button('Save Changes'));
    expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeEnabled();
    first.unmount();

    const second = await open('/profile', ended);
    expect(await screen.findByText('Your Changes Are Back')).toBeVisible();
    expect(await screen.findByLabelText('City')).toHaveValue('Waco');
    expect(screen.getByLabelText('Email')).toHaveValue(`${userFixture.email}n`);
    expect(screen.getByLabelText('Current Password')).toHaveValue('');
    await keys.click(button('Cancel'));
    second.unmount();

    await open('/profile?tab=data');
    expect(screen.getByLabelText('City')).toHaveValue('');
    expect(button('Edit Profile')).toBeVisible();
  });
});
