import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MeasuredDto } from '@/shared/api';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { ProfilePage } from '../profile-page';

const measured = (value: number, unit: MeasuredDto['unit']): MeasuredDto => {
  return { value, unit, timing: null, date: null, place: null, measuredBy: null };
};

async function open(known: object) {
  const user = { ...userFixture, ...known };
  const asked = fakeApi({ 'GET /api/user': { json: user }, 'PUT /api/user': { json: user } });
  renderPage(<ProfilePage />, '/profile?tab=data');
  await screen.findByRole('tablist');
  return { keys: userEvent.setup({ delay: null }), sent: () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
}

const more = () => screen.getByRole('button', { name: 'More measurements' });

describe('more measurements', () => {
  beforeEach(() => sessionStorage.clear());

  it('P-14 those that are blank wait behind one heading, which names them; those filled in are shown', async () => {
    const { keys } = await open({ broadJump: measured(116.5, 'in'), squat: measured(405, 'lbs') });
    expect(screen.getByLabelText('Broad Jump')).toHaveValue(`9'8 1/2"`);
    expect(screen.getByLabelText('Squat')).toHaveValue('405 lbs');
    expect(screen.queryByLabelText('Vertical Jump')).not.toBeInTheDocument();
    expect(more()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Vertical Jump, Pro Shuttle (5-10-5), Three-Cone Drill, Wingspan, Bench Press, Power Clean')).toBeVisible();
    await keys.click(more());
    expect(more()).toHaveAttribute('aria-expanded', 'true');
    for (const label of ['Vertical Jump', 'Wingspan', 'Power Clean']) expect(screen.getByLabelText(label)).toBeVisible();
  });

  it('P-14 with all of them filled in nothing is folded', async () => {
    const inches = Object.fromEntries(['verticalJump', 'broadJump', 'wingspan'].map((name) => [name, measured(60, 'in')]));
    const times = Object.fromEntries(['proShuttle', 'threeConeDrill'].map((name) => [name, { ...measured(7, 's'), timing: 'hand' }]));
    const lifts = Object.fromEntries(['benchPress', 'squat', 'powerClean'].map((name) => [name, measured(300, 'lbs')]));
    await open({ ...inches, ...times, ...lifts });
    expect(screen.getByLabelText('Power Clean')).toHaveValue('300 lbs');
    expect(screen.queryByRole('button', { name: 'More measurements' })).not.toBeInTheDocument();
  });

  it('P-14 a broad jump is typed in feet and inches or in inches, a lift as its maximum; what is typed stays in view', async () => {
    const { keys, sent } = await open({});
    await keys.click(screen.getByRole('button', { name: 'Edit Profile' }));
    await keys.click(more());
    const broad = within(screen.getByRole('group', { name: 'Broad Jump' })).getByLabelText('Feet and inches, or inches');
    expect(broad).toHaveAccessibleDescription(`Such as 9'8" or 116`);
    await keys.type(broad, `9'8"`);
    expect(broad).toHaveFocus();
    const bench = within(screen.getByRole('group', { name: 'Bench Press' })).getByLabelText('Pounds');
    expect(bench).toHaveAccessibleDescription('Your one-repetition maximum, such as 265');
    await keys.type(bench, '265 lbs');
    await keys.click(more());
    expect(broad).toHaveValue(`9'8"`);
    expect(bench).toHaveValue('265');
    expect(screen.queryByRole('group', { name: 'Squat' })).not.toBeInTheDocument();
    await keys.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => {
      expect(sent()).toMatchObject([
        { broadJump: { value: 116 }, benchPress: { value: 265 }, before: { broadJump: null, benchPress: null } },
      ]);
    });
  });
});
