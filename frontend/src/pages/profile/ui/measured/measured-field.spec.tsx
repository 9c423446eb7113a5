import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MeasuredDto } from '@/shared/api';
import { fakeApi, type FakeAnswer } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { ProfilePage } from '../profile-page';

const laser: MeasuredDto = { value: 4.62, unit: 's', timing: 'laser', date: '2026-06-13', place: 'Nike camp', measuredBy: null };

const problem = (status: number, more: object): FakeAnswer => ({ status, json: { status, requestId: 'r', message: 'No', ...more } });

async function edit(fortyYardDash: MeasuredDto | null, answers: FakeAnswer[] = []) {
  const user = { ...userFixture, fortyYardDash };
  const asked = fakeApi({
    'GET /api/user': { json: user },
    'PUT /api/user': () => answers.shift() ?? { json: user },
  });
  renderPage(<ProfilePage />, '/profile?tab=data');
  await screen.findByRole('tablist');
  const keys = userEvent.setup();
  await keys.click(screen.getByRole('button', { name: 'Edit Profile' }));
  const save = () => keys.click(screen.getByRole('button', { name: 'Save Changes' }));
  return { keys, save, sent: () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
}

const forty = () => within(screen.getByRole('group', { name: '40-Yard Dash' }));

describe('a measurement on the data tab', () => {
  beforeEach(() => sessionStorage.clear());

  it('P-14 is one line to be read', async () => {
    fakeApi({ 'GET /api/user': { json: { ...userFixture, fortyYardDash: laser } } });
    renderPage(<ProfilePage />, '/profile?tab=data');
    expect(await screen.findByLabelText('40-Yard Dash')).toHaveValue('4.62 s (laser, Nike camp, Jun 13, 2026)');
  });

  it('P-14 asks how, when, where and by whom once a value is typed, and sends it as one', async () => {
    const { keys, save, sent } = await edit(null);
    expect(forty().queryByLabelText('Timed')).not.toBeInTheDocument();
    await keys.type(forty().getByLabelText('Seconds'), '4,62s');
    await keys.selectOptions(forty().getByLabelText('Timed'), 'By hand');
    await keys.type(forty().getByLabelText('Date'), '2026-06-13');
    await keys.type(forty().getByLabelText('Place'), 'Nike camp ');
    await keys.type(forty().getByLabelText('Measured by'), 'Sam Route');
    await save();
    const value = { value: 4.62, timing: 'hand', date: '2026-06-13', place: 'Nike camp', measuredBy: 'Sam Route' };
    await waitFor(() => expect(sent()).toEqual([{ fortyYardDash: value, before: { fortyYardDash: null } }]));
  });

  it('P-14 goes as a whole when its value is emptied', async () => {
    const { keys, save, sent } = await edit(laser);
    await keys.clear(forty().getByLabelText('Seconds'));
    await save();
    const { unit: _, ...before } = laser;
    await waitFor(() => expect(sent()).toEqual([{ fortyYardDash: null, before: { fortyYardDash: before } }]));
  });

  it.each([
    ['timing', 'Timed'],
    ['date', 'Date'],
    ['value', 'Seconds'],
    ['unit', 'Seconds'],
  ])('P-14 a refused %s is marked at %s, which has the focus', async (part, label) => {
    const message = 'Correct this part.';
    const refused = problem(400, { code: 'invalid_input', errors: [{ field: `fortyYardDash.${part}`, code: 'wrong', message }] });
    const { keys, save } = await edit(laser, [refused]);
    await keys.type(forty().getByLabelText('Place'), '!');
    await save();
    await waitFor(() => expect(forty().getByLabelText(label)).toHaveFocus());
    expect(forty().getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(forty().getAllByText(message)).toHaveLength(1);
  });

  it('P-04 P-14 changed elsewhere, both are shown as a whole and the chosen one is saved', async () => {
    const theirs = { ...laser, value: 4.58, timing: 'hand' } as const;
    const conflict = problem(409, { code: 'text_changed', present: { fortyYardDash: theirs } });
    const { keys, save, sent } = await edit(laser, [conflict]);
    await keys.clear(forty().getByLabelText('Seconds'));
    await keys.type(forty().getByLabelText('Seconds'), '4.55');
    await save();
    const choice = within(await screen.findByRole('radiogroup', { name: '40-Yard Dash' }));
    expect(choice.getByText('4.55 s (laser, Nike camp, Jun 13, 2026)')).toBeVisible();
    expect(choice.getByText('4.58 s (hand, Nike camp, Jun 13, 2026)')).toBeVisible();
    await keys.click(screen.getByRole('button', { name: 'Save my choice' }));
    const { unit: _, ...parts } = laser;
    await waitFor(() => expect(sent()).toHaveLength(2));
    const before = { fortyYardDash: { ...parts, value: 4.58, timing: 'hand' } };
    expect(sent()[1]).toEqual({ fortyYardDash: { ...parts, value: 4.55 }, before });
  });
});
