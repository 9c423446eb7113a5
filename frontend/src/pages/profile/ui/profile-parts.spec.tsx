import { screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { ProfilePage } from './profile-page';

async function open(address: string) {
  fakeApi({ 'GET /api/user': { json: userFixture } });
  renderPage(<ProfilePage />, address);
  await screen.findByRole('tablist');
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the way to one part of the profile', () => {
  beforeEach(() => sessionStorage.clear());

  it.each([
    ['height', 'Height'],
    ['gpa', 'GPA'],
    ['links', 'Film Link (Hudl)'],
  ])('D-06 opens the field that ?fill=%s asks for, once', async (part, label) => {
    await open(`/profile?fill=${part}`);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(screen.getByLabelText(label)).toBeEnabled();
  });

  it('D-06 opens nothing for a ?fill= that names no part of the profile', async () => {
    await open('/profile?fill=toString');
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
    expect(button('Edit Profile')).toBeVisible();
  });

  it.each([
    ['GPA', '0', '100', '0.01'],
    ['Core GPA', '0', '4', '0.01'],
    ['SAT Score', '400', '1600', '1'],
    ['ACT Score', '1', '36', '1'],
    ['Weight (lbs)', '50', '500', '1'],
  ])('P-04 gives the browser the limits of %s', async (label, min, max, step) => {
    await open('/profile?tab=data');
    const input = screen.getByLabelText(label);
    for (const [name, value] of Object.entries({ min, max, step })) expect(input).toHaveAttribute(name, value);
  });
});
