import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { campaignFixture } from '../../testing/campaign-fixture';
import { CountOpens } from './count-opens';

const draft = campaignFixture({ revision: 3 });

describe('opens of one campaign', () => {
  it('C-07 are switched off for this campaign alone, with its text as it is shown', async () => {
    const asked = fakeApi({ [`PUT /api/user/campaigns/${draft.id}`]: { json: { ...draft, trackOpens: false } } });
    renderPage(<CountOpens campaign={draft} />);
    expect(screen.getByRole('switch', { name: 'Count opens' })).toBeChecked();
    await userEvent.click(screen.getByRole('switch', { name: 'Count opens' }));
    const { name, subject, template } = draft;
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toEqual({ id: draft.id, name, subject, template, revision: 3, trackOpens: false });
  });

  it.each([
    [true, 'Each email carries an invisible picture. The count is an estimate.'],
    [false, 'Emails carry no invisible picture.'],
  ])('C-07 says what the email carries, and that the count is an estimate: %s', (trackOpens, words) => {
    renderPage(<CountOpens campaign={{ ...draft, trackOpens }} />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('C-07 says why it was not saved', async () => {
    const refused = { status: 409, json: { message: 'This campaign was changed in another tab.' } };
    fakeApi({ [`PUT /api/user/campaigns/${draft.id}`]: refused });
    renderPage(<CountOpens campaign={draft} />);
    await userEvent.click(screen.getByRole('switch', { name: 'Count opens' }));
    expect(await screen.findByText('Failed to Update Campaign')).toBeInTheDocument();
    expect(screen.getByText('This campaign was changed in another tab.')).toBeInTheDocument();
  });
});
