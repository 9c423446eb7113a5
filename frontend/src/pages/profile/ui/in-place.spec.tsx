import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { ProfilePage } from './profile-page';

async function open(put: FakeRoutes['PUT /api/user'] = { json: userFixture }) {
  const bodies: unknown[] = [];
  fakeApi({
    'GET /api/user': { json: userFixture },
    'PUT /api/user': (call) => {
      bodies.push(call.body);
      return typeof put === 'function' ? put(call) : put;
    },
  });
  renderPage(<ProfilePage />, '/profile?tab=data');
  await screen.findByRole('tablist');
  return { bodies, keys: userEvent.setup() };
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const tap = (label: string) => screen.getByRole('button', { name: `Change ${label}` });
const refusal = {
  status: 400,
  json: { status: 400, code: 'invalid_input', message: 'No.', errors: [{ field: 'weight', code: 'out_of_range', message: 'Too heavy.' }] },
};

describe('the data tab, changed in place', () => {
  beforeEach(() => sessionStorage.clear());

  it('P-14 a press on a field opens its card there and no other, and saves what was changed in it', async () => {
    const { bodies, keys } = await open();
    await keys.click(tap('City'));
    expect(screen.getByLabelText('City')).toHaveFocus();
    expect(screen.getByLabelText('High School')).toBeEnabled();
    expect(screen.getByLabelText('Weight (lbs)')).toBeDisabled();
    await keys.type(screen.getByLabelText('City'), 'Waco');
    await keys.click(card('Personal Information').getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Profile Updated')).toBeVisible();
    expect(bodies).toEqual([{ city: 'Waco', before: { city: null } }]);
    expect(screen.getByLabelText('City')).toBeDisabled();
    expect(tap('City')).toHaveFocus();
  });

  it('P-14 works by keys alone: Enter opens, Enter saves, and Cancel gives up', async () => {
    const { bodies, keys } = await open();
    act(() => tap('Weight (lbs)').focus());
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Weight (lbs)')).toHaveFocus());
    await keys.keyboard('210{Enter}');
    await waitFor(() => expect(bodies).toEqual([{ weight: 210, before: { weight: null } }]));
    expect(await screen.findByRole('button', { name: 'Change Weight (lbs)' })).toBeVisible();
    await keys.click(tap('City'));
    await keys.type(screen.getByLabelText('City'), 'Waco');
    await keys.click(card('Personal Information').getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('City')).toHaveValue('');
    expect(bodies).toHaveLength(1);
  });

  it('P-14 shows a refusal at its field, loses nothing, and opens no other card before it is stored', async () => {
    let refused = true;
    const { bodies, keys } = await open(() => (refused ? refusal : { json: userFixture }));
    await keys.click(tap('Weight (lbs)'));
    await keys.type(screen.getByLabelText('Weight (lbs)'), '900');
    await keys.click(tap('City'));
    expect(await screen.findByText('Too heavy.')).toBeVisible();
    expect(screen.getByLabelText('Weight (lbs)')).toHaveValue('900');
    expect(screen.getByLabelText('City')).toBeDisabled();
    refused = false;
    await keys.click(tap('City'));
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveFocus());
    expect(screen.getByLabelText('Weight (lbs)')).toBeDisabled();
    expect(bodies).toHaveLength(2);
  });

  it('P-04 P-14 a field that was changed in another tab is asked about there, too', async () => {
    const changed = {
      status: 409,
      json: { status: 409, code: 'text_changed', message: 'Changed.', errors: [], present: { city: 'Austin' } },
    };
    const { keys } = await open(changed);
    await keys.click(tap('City'));
    await keys.type(screen.getByLabelText('City'), 'Waco');
    await keys.click(card('Personal Information').getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('dialog', { name: 'Your profile was changed elsewhere' })).toBeVisible();
  });
});
