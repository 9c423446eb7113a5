import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { campaignFixture } from '../testing/campaign-fixture';
import { emailFixture } from '../testing/email-fixture';
import { CampaignsPage } from './campaigns-page';

function open(routes: FakeRoutes) {
  const answers: FakeRoutes = {
    'GET /api/email-templates': { json: [] },
    'GET /api/user/favorites': { json: [] },
    'GET /api/user/mail-sender': { json: { via: 'smtp', address: 'no-reply@recruit.example', replyTo: null, ready: true, reason: null } },
    'GET /api/health/live': { json: {} },
    ...routes,
  };
  const asked = fakeApi(answers);
  renderPage(<CampaignsPage />, '/campaigns');
  return { asked, answers, keys: userEvent.setup() };
}

const refused = (code: string, message: string) => ({ status: 409, json: { status: 409, code, message, errors: [] } });

describe('after Send', () => {
  const active = campaignFixture({ status: 'active', totalCount: 4, sentCount: 2, unknownCount: 1, failedCount: 1 });
  const emails = [
    emailFixture({ id: 'a' }),
    emailFixture({ id: 'd' }),
    emailFixture({ id: 'b', status: 'unknown', reasonCode: 'interrupted', sentAt: null, sendAgainTo: 'quinn.dummett@akron.example.edu' }),
    emailFixture({
      ...{ id: 'c', status: 'failed' as const, reasonCode: 'refused', errorMessage: 'It said: 550 no such user' },
      sendAgainTo: 'corrected@akron.example.edu',
    }),
  ];
  const routes: FakeRoutes = {
    'GET /api/user/campaigns': { json: [active] },
    [`GET /api/campaigns/${active.id}/emails`]: { json: emails },
    [`POST /api/campaigns/${active.id}/emails/b/resolve`]: { json: emails[1] },
    [`POST /api/campaigns/${active.id}/emails/c/resolve`]: { json: emails[2] },
  };
  const row = async (words: RegExp) => screen.findByRole('row', { name: words });

  it('C-13 the bar shows what is settled of all emails', async () => {
    open(routes);
    expect(await screen.findByText('3 of 4')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Waiting for your decision' })).toHaveAttribute('aria-valuenow', '75');
  });

  it('C-04 an email shows coach, school, status in a word, and the reason', async () => {
    open(routes);
    expect(await row(/Quinn Dummett.*Akron.*Failed.*550 no such user/u)).toBeVisible();
    expect(await row(/Not sure.*Delivery not confirmed/u)).toBeVisible();
  });

  it('C-04 an undecided mail is sent again only after a warning', async () => {
    const { asked, keys } = open(routes);
    await keys.click(within(await row(/Not sure/u)).getByRole('button', { name: /^Send again/u }));
    const question = await screen.findByRole('alertdialog', { name: 'Send it again?' });
    expect(within(question).getByText(/the coach gets it twice/u)).toBeVisible();
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    await keys.click(within(question).getByRole('button', { name: 'Send again' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
        outcome: 'send_again',
        toAddress: 'quinn.dummett@akron.example.edu',
      }),
    );
  });

  it('C-04 an undecided mail can be settled as arrived', async () => {
    const { asked, keys } = open(routes);
    await keys.click(within(await row(/Not sure/u)).getByRole('button', { name: /^It arrived/u }));
    await waitFor(() => expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ outcome: 'arrived' }));
  });

  it('M-09 says which address "Send again" uses before it is pressed, and sends that one', async () => {
    const { asked, keys } = open(routes);
    const failed = within(await row(/Failed/u));
    expect(failed.getByText('Send again goes to corrected@akron.example.edu, the corrected address.')).toBeVisible();
    expect(within(await row(/Not sure/u)).getByText('Send again goes to quinn.dummett@akron.example.edu.')).toBeVisible();
    await keys.click(failed.getByRole('button', { name: /^Send again/u }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
        outcome: 'send_again',
        toAddress: 'corrected@akron.example.edu',
      }),
    );
  });

  it('C-04 a refused mail is sent again at once; too early shows the words of the server', async () => {
    const early = refused('still_being_checked', 'Please decide in two minutes.');
    const { keys } = open({ ...routes, [`POST /api/campaigns/${active.id}/emails/c/resolve`]: early });
    await keys.click(within(await row(/Failed/u)).getByRole('button', { name: /^Send again/u }));
    expect(await screen.findByText('Please decide in two minutes.')).toBeVisible();
  });

  it('C-04 can be taken back while it waits; too late says so', async () => {
    const leavesAt = new Date(Date.now() + 60_000).toISOString();
    const waiting = campaignFixture({ status: 'active', totalCount: 1, queuedCount: 1, leavesAt });
    const { keys } = open({
      ...routes,
      'GET /api/user/campaigns': { json: [waiting] },
      [`POST /api/user/campaigns/${waiting.id}/take-back`]: refused('too_late', 'It is too late to take this back.'),
    });
    expect(await screen.findByText(/^Sending in \d+ s$/u)).toBeVisible();
    expect(screen.getByText(/1 email is waiting\. You can still undo\./u)).toBeVisible();
    await keys.click(await screen.findByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('It is too late to take this back.')).toBeVisible();
  });

  it('C-19 who can be written to again is counted anew when the emails have left, without a reload', async () => {
    const sent = campaignFixture({ status: 'completed', totalCount: 3, sentCount: 3 });
    const leaving = campaignFixture({ status: 'active', totalCount: 3, queuedCount: 3 });
    const followUps = (unansweredCount: number) => ({
      json: { revision: 1, isStopped: false, unansweredCount, steps: [], zoneQuestions: [] },
    });
    const { answers } = open({
      'GET /api/user/campaigns': { json: [leaving] },
      [`GET /api/campaigns/${sent.id}/emails`]: { json: [] },
      [`GET /api/user/campaigns/${sent.id}/follow-ups`]: followUps(0),
    });
    expect(await screen.findByRole('heading', { name: 'Follow-ups' })).toBeVisible();
    answers[`GET /api/user/campaigns/${sent.id}/follow-ups`] = followUps(3);
    answers['GET /api/user/campaigns'] = { json: [sent] };
    expect(await screen.findByRole('button', { name: 'Write to the 3 who did not answer' }, { timeout: 5000 })).toBeVisible();
  });

  it('C-01 the stats show troubles and say that opens are estimated', async () => {
    open(routes);
    const stats = await screen.findByRole('region', { name: 'Campaign Stats' });
    expect(await within(stats).findByText('Opened (estimated)')).toBeVisible();
    expect(within(stats).getByText('Failed')).toBeVisible();
    expect(within(stats).getByText(/Replied: 0 of 2\./u)).toBeVisible();
  });
});
