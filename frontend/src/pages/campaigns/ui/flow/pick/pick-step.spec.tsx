import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { recipientFixture } from '../../../testing/recipient-fixture';
import { PickStep } from './pick-step';

const schools = [
  schoolFixture({ id: 7, name: 'Akron' }),
  schoolFixture({ id: 9, name: 'Georgia', aliases: ['University of Georgia'], city: 'Athens', state: 'GA' }),
];
const recipients = [
  recipientFixture({ coachId: 1, coachName: 'Quinn Dummett' }),
  recipientFixture({ coachId: 2, coachName: 'Robin Sample', schoolId: 9, schoolName: 'Georgia' }),
];

function open() {
  const asked = fakeApi({ 'GET /api/schools': { json: schools } });
  renderPage(<PickStep recipients={recipients} picked={new Set()} onPick={() => undefined} />);
  return asked;
}

const field = () => screen.getByRole('searchbox', { name: 'Search coaches and schools' });

describe('searching the coaches to pick from', () => {
  it('R-13 a school is found as in the list of schools', async () => {
    open();
    await userEvent.type(field(), 'UGA');
    expect(await screen.findByText('Robin Sample')).toBeVisible();
    expect(screen.queryByText('Quinn Dummett')).toBeNull();
    await userEvent.clear(field());
    await userEvent.type(field(), 'Goergia');
    expect(await screen.findByText('Robin Sample')).toBeVisible();
  });

  it('R-13 what words find needs no directory', async () => {
    const asked = open();
    await userEvent.type(field(), 'quinn akron');
    expect(await screen.findByText('Quinn Dummett')).toBeVisible();
    expect(screen.queryByText('Robin Sample')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('C-03 says when no coach and no school is meant', async () => {
    open();
    await userEvent.type(field(), 'xyzzyq');
    expect(await screen.findByText(/No coach matches “xyzzyq”/u)).toBeVisible();
  });
});
