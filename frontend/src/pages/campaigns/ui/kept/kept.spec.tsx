import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { campaignFixture } from '../../testing/campaign-fixture';
import { emailFixture } from '../../testing/email-fixture';
import { recipientFixture } from '../../testing/recipient-fixture';
import { CampaignsPage } from '../campaigns-page';

const draft = campaignFixture();
const path = `/api/user/campaigns/${draft.id}`;
const kept = campaignFixture({ status: 'kept', totalCount: 2, keptCount: 2 });
const keptEmail = emailFixture({ status: 'kept', sentAt: null, keptAt: '2026-11-20T15:01:00.000Z' });
const nothing = {
  ...{ via: 'outbox', address: 'no-reply@recruit.example', replyTo: 'maya@example.com', canConnectGmail: true },
  ...{ deliversExamples: false, ready: false, reason: 'nothing_can_deliver' },
};
const smtp = { ...nothing, via: 'smtp', ready: true, reason: null };
const problem = (status: number, code: string, message: string, more: object = {}) => ({
  status,
  json: { status, code, message, errors: [], ...more },
});

function open(routes: FakeRoutes = {}, address = '/campaigns') {
  const asked = fakeApi({
    'GET /api/user/campaigns': { json: [draft] },
    'GET /api/email-templates': { json: [] },
    'GET /api/user/favorites': { json: [] },
    'GET /api/user/mail-sender': { json: nothing },
    'GET /api/health/live': { json: {} },
    [`GET /api/campaigns/${draft.id}/recipients`]: { json: [recipientFixture()] },
    [`GET /api/campaigns/${draft.id}/emails`]: { json: [keptEmail] },
    ...routes,
  });
  renderPage(<CampaignsPage />, address);
  return { asked, keys: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const inFlow = `/campaigns?campaign=${draft.id}&step=pick`;

async function toConfirm(keys: ReturnType<typeof userEvent.setup>) {
  await keys.click(await screen.findByRole('checkbox', { name: /Quinn Dummett/u }));
  await keys.click(await button('Confirm 1 email'));
}

describe('M-02 nothing can be delivered', () => {
  it('M-02 the page says so before anything is written, with the choices', async () => {
    open({ 'GET /api/user/campaigns': { json: [] } });
    const notice = await screen.findByRole('region', { name: 'Nothing can be delivered yet' });
    expect(within(notice).getByRole('link', { name: 'Connect a mailbox' })).toHaveAttribute('href', '/profile#mailbox');
    expect(within(notice).getByText('Keep them for later')).toBeVisible();
  });

  it('M-02 a server without a Google client offers the same: a mailbox can be connected on every server', async () => {
    open({ 'GET /api/user/mail-sender': { json: { ...nothing, canConnectGmail: false } } });
    const notice = await screen.findByRole('region', { name: 'Nothing can be delivered yet' });
    expect(within(notice).getByRole('link', { name: 'Connect a mailbox' })).toHaveAttribute('href', '/profile#mailbox');
  });

  it('M-02 the editor says so too', async () => {
    const { keys } = open();
    await keys.click(await button('New Campaign'));
    expect(await within(await screen.findByRole('dialog')).findByText('Nothing can be delivered yet.')).toBeVisible();
  });

  it('M-02 the last step offers to keep, not to send, and no word says sent', async () => {
    const answer = { ...kept, totalCount: 1, keptCount: 1 };
    const { asked, keys } = open({ [`POST ${path}/send`]: { json: answer } }, inFlow);
    await toConfirm(keys);
    expect(await screen.findByText('Nothing has been sent. No coach has received anything.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send \d/u })).not.toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Steps' })).queryByText(/Sent/u)).not.toBeInTheDocument();
    await keys.click(await button('Keep 1 email'));
    expect(await screen.findByText('Emails Kept')).toBeVisible();
    expect(screen.queryByText('Campaign Sent')).not.toBeInTheDocument();
    expect(asked.find(({ method, path: to }) => method === 'POST' && to === `${path}/send`)?.body).toMatchObject({ keep: true });
  });

  it('M-02 a Send that none of the picked coaches could get turns into the same choices', async () => {
    const refused = problem(409, 'nothing_can_deliver', 'Nothing can be delivered yet.');
    const { keys } = open({ 'GET /api/user/mail-sender': { json: smtp }, [`POST ${path}/send`]: refused }, inFlow);
    await toConfirm(keys);
    await keys.click(await button('Send 1 email'));
    expect(await button('Keep 1 email')).toBeEnabled();
  });

  it('M-01 emails to invented coaches are not called on the way when the others leave', async () => {
    const example = recipientFixture({ coachId: 2, coachName: 'Wren Specimen', coachEmail: 'wren@akron.example.edu', isExample: true });
    const answer = { ...draft, status: 'active', totalCount: 2, queuedCount: 2 };
    const { keys } = open(
      {
        'GET /api/user/mail-sender': { json: smtp },
        [`GET /api/campaigns/${draft.id}/recipients`]: { json: [recipientFixture(), example] },
        [`POST ${path}/send`]: { json: answer },
      },
      inFlow,
    );
    await keys.click(await screen.findByRole('checkbox', { name: /Wren Specimen/u }));
    await keys.click(await screen.findByRole('checkbox', { name: /Quinn Dummett/u }));
    await keys.click(await button('Confirm 2 emails'));
    await keys.click(await button('Send 2 emails'));
    expect(await screen.findByText('1 email will be sent. 1 email kept: not delivered.')).toBeVisible();
  });
});

describe('M-01 a kept campaign', () => {
  const address = `/campaigns?campaign=${kept.id}`;
  const routes: FakeRoutes = { 'GET /api/user/campaigns': { json: [kept] } };

  it('M-01 is called not delivered everywhere, and sent nowhere', async () => {
    open(routes, address);
    expect(await screen.findByText(/2 emails are kept here\. No coach has received them\./u)).toBeVisible();
    const list = screen.getByRole('link', { name: /Junior film/u });
    expect(list).toHaveTextContent('Not delivered');
    expect(list).toHaveTextContent('2 not delivered');
    expect(list).not.toHaveTextContent(/sent|completed/iu);
    expect(await screen.findByText('Not delivered. No coach has received it.')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Steps' })).getByText(/Kept/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check for Replies' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send kept emails' })).not.toBeInTheDocument();
  });

  it('M-01 while emails are being kept, no screen reader hears that they are sent', async () => {
    const keeping = campaignFixture({ status: 'active', totalCount: 2, keptCount: 1, queuedCount: 1, isKeeping: true });
    open({ 'GET /api/user/campaigns': { json: [keeping] } }, address);
    expect(await screen.findByText('Keeping 2 emails. They are not delivered.')).toBeInTheDocument();
    expect(screen.getByText('1 not delivered · 1 to keep')).toBeVisible();
    expect(screen.queryByText(/^Sending/u)).not.toBeInTheDocument();
  });

  it('M-02 is reviewed and sent with one action once there is a way', async () => {
    const sent = { ...kept, status: 'active', keptCount: 0, queuedCount: 2 };
    const { asked, keys } = open(
      { ...routes, 'GET /api/user/mail-sender': { json: smtp }, [`POST ${path}/send-kept`]: { json: sent } },
      address,
    );
    await keys.click(await button('Send kept emails'));
    const dialog = await screen.findByRole('dialog', { name: 'Review Kept Emails' });
    await keys.click(await within(dialog).findByRole('button', { name: 'Send 1 email' }));
    expect(await screen.findByText('Kept Emails Queued')).toBeVisible();
    expect(asked.filter(({ method, path: to }) => method === 'POST' && to === `${path}/send-kept`)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('M-02 says how many will be sent, without the skipped ones', async () => {
    const sent = { ...kept, status: 'active', keptCount: 0, queuedCount: 1, skippedCount: 1 };
    const { keys } = open({ ...routes, 'GET /api/user/mail-sender': { json: smtp }, [`POST ${path}/send-kept`]: { json: sent } }, address);
    await keys.click(await button('Send kept emails'));
    await keys.click(await button('Send 1 email'));
    expect(await screen.findByText('1 email will be sent. 1 email skipped.')).toBeVisible();
  });

  it.each([
    ['a mail server delivers', smtp],
    ['nothing can be delivered', nothing],
  ])('M-02 emails to invented coaches only are not offered to be sent when %s', async (_title, sender) => {
    const emails = [{ ...keptEmail, isExample: true }];
    open({ ...routes, 'GET /api/user/mail-sender': { json: sender }, [`GET /api/campaigns/${kept.id}/emails`]: { json: emails } }, address);
    expect(await screen.findByText(/so they cannot receive email/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send kept emails' })).not.toBeInTheDocument();
    const notice = screen.getAllByRole('alert').find((alert) => alert.textContent?.includes('No coach has received them'));
    expect(within(notice ?? document.body).queryByRole('link')).not.toBeInTheDocument();
  });

  it('M-02 an email to an invented coach is not among those that would be sent', async () => {
    const example = { ...keptEmail, id: '0190f3c0-0000-7000-8000-00000000e002', coachId: 2, isExample: true };
    const emails = { json: [keptEmail, example] };
    const { keys } = open(
      { ...routes, 'GET /api/user/mail-sender': { json: smtp }, [`GET /api/campaigns/${kept.id}/emails`]: emails },
      address,
    );
    await keys.click(await button('Send kept emails'));
    expect(await button('Send 1 email')).toBeEnabled();
  });

  it('M-02 C-05 what the new check finds is shown, confirmed and sent again', async () => {
    const item = { coachId: 1, code: 'empty_placeholder', place: 'Line 1', fix: 'Your profile has no GPA.' };
    const held = problem(422, 'needs_confirmation', 'Nothing was sent yet.', { items: [item] });
    const { asked, keys } = open({ ...routes, 'GET /api/user/mail-sender': { json: smtp }, [`POST ${path}/send-kept`]: held }, address);
    await keys.click(await button('Send kept emails'));
    await keys.click(await button('Send 1 email'));
    await keys.click(await button('Keep as it is'));
    await keys.click(await button('Send 1 email'));
    await waitFor(() => {
      const bodies = asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
      expect(bodies.at(-1)).toEqual({ confirmedTogether: [{ code: 'empty_placeholder', coachIds: [1] }] });
    });
  });
});
