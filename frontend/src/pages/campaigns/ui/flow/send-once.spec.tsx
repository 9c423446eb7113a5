import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/shared/testing/fake-api';
import { deferredAnswer } from '@/shared/testing/deferred-answer';
import { renderPage } from '@/shared/testing/render-page';
import { campaignFixture } from '../../testing/campaign-fixture';
import { recipientFixture } from '../../testing/recipient-fixture';
import { CampaignsPage } from '../campaigns-page';

const draft = campaignFixture();
const sender = { via: 'smtp', address: 'no-reply@recruit.example', replyTo: 'maya@example.com', ready: true, reason: null };
const button = (name: string) => screen.findByRole('button', { name });

describe('the Send button', () => {
  it('C-04 Send that is pressed twice is asked for once', async () => {
    const answer = deferredAnswer();
    const asked = fakeApi({
      'GET /api/user/campaigns': { json: [draft] },
      'GET /api/email-templates': { json: [] },
      'GET /api/user/favorites': { json: [] },
      'GET /api/user/mail-sender': { json: sender },
      'GET /api/health/live': { json: {} },
      [`GET /api/campaigns/${draft.id}/recipients`]: { json: [recipientFixture()] },
      [`POST /api/user/campaigns/${draft.id}/send`]: answer.route,
    });
    renderPage(<CampaignsPage />, `/campaigns?campaign=${draft.id}&step=pick`);
    const keys = userEvent.setup();
    await keys.click(await screen.findByRole('checkbox', { name: /Quinn Dummett/u }));
    await keys.click(await button('Confirm 1 email'));
    await keys.click(await button('Send 1 email'));
    fireEvent.click(await button('Sending...'));
    await act(() => answer.give({ json: campaignFixture({ status: 'completed', totalCount: 1, sentCount: 1 }) }));
    expect(await screen.findByText('Campaign Sent')).toBeVisible();
    expect(asked.filter((one) => one.path.endsWith('/send'))).toHaveLength(1);
  });
});
