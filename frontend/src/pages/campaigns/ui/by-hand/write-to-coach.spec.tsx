import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { campaignFixture } from '../../testing/campaign-fixture';
import { emailFixture } from '../../testing/email-fixture';
import { CampaignsPage } from '../campaigns-page';

const kept = campaignFixture({ status: 'kept', totalCount: 1, keptCount: 1 });
const email = emailFixture({ status: 'kept', isSent: false, sentAt: null, keptAt: '2026-11-20T15:01:00.000Z' });
const one = `/api/campaigns/${kept.id}/emails/${email.id}`;
const waiting = { campaignId: kept.id, campaignName: 'Junior film', emailId: email.id };
const finished = {
  ...{ coachName: 'Quinn Dummett', schoolName: 'Akron', from: { name: 'Maya Cruz', address: 'maya@example.com' } },
  ...{ to: 'quinn.dummett@akron.example.edu', subject: 'My film', text: 'Coach Dummett', problems: [], xHandle: 'CoachD', phone: null },
  mailApp: { href: 'mailto:quinn.dummett@akron.example.edu', isShortened: false },
};
const short = {
  ...{ contact: 'CoachD', template: 'Coach', text: 'Coach', problems: [], appAddress: 'https://x.com/intent/user?screen_name=CoachD' },
  ...{ length: 5, limit: 280, counting: 'x' },
};

function open(found: object[], routes: FakeRoutes = {}) {
  fakeApi({
    'GET /api/user/campaigns': { json: [kept] },
    'GET /api/email-templates': { json: [] },
    'GET /api/user/favorites': { json: [] },
    'GET /api/health/live': { json: {} },
    'GET /api/user/hand-emails': { json: found },
    [`GET /api/campaigns/${kept.id}/emails`]: { json: [email] },
    [`GET ${one}/by-hand`]: { json: finished },
    [`POST ${one}/short-message`]: { json: short },
    ...routes,
  });
  renderPage(<CampaignsPage />, '/campaigns?write=7&by=x');
  return userEvent.setup();
}

const handDialog = () => screen.findByRole('dialog', { name: 'Send by Hand' });

describe('C-21 “Write on X” on a coach', () => {
  it('C-21 opens the message at once where one campaign has an email for this coach', async () => {
    open([waiting]);
    const dialog = within(await handDialog());
    expect(await dialog.findByText(/^5 of 280/u)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'X message', pressed: true })).toBeVisible();
  });

  it('C-21 asks which campaign where several have one', async () => {
    const keys = open([{ ...waiting, campaignId: 'other', campaignName: 'Camp', emailId: 'other-mail' }, waiting]);
    const question = within(await screen.findByRole('dialog', { name: 'Write on X' }));
    expect(await question.findByRole('button', { name: 'Camp' })).toBeVisible();
    await keys.click(question.getByRole('button', { name: 'Junior film' }));
    expect(await handDialog()).toBeVisible();
  });

  it('C-21 offers a new campaign where none has one, and says why', async () => {
    const keys = open([]);
    const question = within(await screen.findByRole('dialog', { name: 'Write on X' }));
    expect(await question.findByText(/so that no coach gets the same message twice/u)).toBeVisible();
    await keys.click(question.getByRole('button', { name: 'New campaign' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Write on X' })).not.toBeInTheDocument());
    expect(await screen.findByRole('dialog', { name: /campaign/iu })).toBeVisible();
  });

  it('C-21 says so when the campaigns could not be read, and tries again', async () => {
    let tries = 0;
    const answer = () => ((tries += 1) === 1 ? { status: 500, json: { message: 'No.' } } : { json: [] });
    const keys = open([], { 'GET /api/user/hand-emails': answer });
    expect(await screen.findByText('We couldn’t load your campaigns')).toBeVisible();
    await keys.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/no coach gets the same message twice/u)).toBeVisible();
  });
});
