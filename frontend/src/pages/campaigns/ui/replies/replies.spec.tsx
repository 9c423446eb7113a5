import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { campaignFixture } from '../../testing/campaign-fixture';
import { emailFixture } from '../../testing/email-fixture';
import { CampaignsPage } from '../campaigns-page';

const done = campaignFixture({ status: 'completed', totalCount: 2, sentCount: 2 });
const gmail = {
  connected: true,
  email: 'maya@gmail.example',
  state: 'connected',
  canReadReplies: true,
  reason: null,
  message: null,
  dailyCap: 400,
  sentLast24Hours: 2,
};
const reply = {
  snippet: 'Call me on Thursday.',
  from: 'Quinn Dummett',
  fromAddress: 'quinn@home.example',
  receivedAt: '2026-11-20T16:00:00.000Z',
  outsideDomain: false,
  isNoted: false,
};
const answered = emailFixture({ status: 'replied', isReplied: true, repliedAt: reply.receivedAt, reply });
const found = (repliesFound: number) => ({ json: { checked: 2, repliesFound } });
const everyCheck = '/api/emails/check-replies';

function open(routes: FakeRoutes = {}) {
  const all: FakeRoutes = {
    'GET /api/user/campaigns': { json: [done] },
    'GET /api/gmail/status': { json: gmail },
    [`GET /api/campaigns/${done.id}/emails`]: { json: [emailFixture()] },
    [`POST ${everyCheck}`]: found(0),
    ...routes,
  };
  const asked = fakeApi(all);
  renderPage(<CampaignsPage />, '/campaigns');
  const checks = () => asked.filter(({ path }) => path === everyCheck).length;
  return { asked, checks, routes: all, keys: userEvent.setup({ delay: null, advanceTimers: jest.advanceTimersByTime }) };
}

const button = (name: string) => screen.findByRole('button', { name });
const details = () => screen.findByRole('region', { name: 'Campaign Details' });
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));

function show(visible: boolean): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visible ? 'visible' : 'hidden' });
  fireEvent(document, new Event('visibilitychange'));
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  show(true);
});
afterEach(() => jest.useRealTimers());

describe('looking for replies by itself', () => {
  it('C-08 happens on load and every 30 seconds, and tells only of new ones', async () => {
    const { checks, routes } = open();
    await waitFor(() => expect(checks()).toBe(1));
    await seconds(29);
    expect(checks()).toBe(1);
    expect(screen.queryByText('New Replies Detected')).not.toBeInTheDocument();
    routes[`POST ${everyCheck}`] = found(1);
    routes['GET /api/user/campaigns'] = { json: [{ ...done, replyCount: 1 }] };
    routes[`GET /api/campaigns/${done.id}/emails`] = { json: [answered] };
    await seconds(1);
    expect(checks()).toBe(2);
    expect(await screen.findByText('New Replies Detected')).toBeVisible();
    expect(screen.getByText('1 new reply.')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Junior film.*1 new reply$/u })).toBeVisible();
    expect(await within(await details()).findByText('Call me on Thursday.')).toBeVisible();
  });

  it('C-08 a new reply stays marked until it is shown', async () => {
    const { keys, routes } = open();
    const page = within(await details());
    await page.findByText('Quinn Dummett');
    routes['GET /api/user/campaigns'] = { json: [{ ...done, replyCount: 1 }] };
    routes[`GET /api/campaigns/${done.id}/emails`] = { json: [answered] };
    await seconds(30);
    expect(await page.findByText('1 new reply')).toBeVisible();
    await keys.click(await button('Show'));
    expect(page.queryByText('1 new reply')).not.toBeInTheDocument();
    expect(page.getByRole('button', { name: 'Replied 1' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('C-08 stays silent when it fails', async () => {
    const { checks } = open({ [`POST ${everyCheck}`]: { status: 503, json: { message: 'Google rests.', code: 'x', errors: [] } } });
    await waitFor(() => expect(checks()).toBe(1));
    await seconds(30);
    expect(checks()).toBe(2);
    expect(screen.queryByText('Google rests.')).not.toBeInTheDocument();
    expect(screen.queryByText('Failed to Check Replies')).not.toBeInTheDocument();
  });

  it('C-08 waits while nobody can see the page, and catches up afterwards', async () => {
    const { checks } = open();
    await waitFor(() => expect(checks()).toBe(1));
    show(false);
    await seconds(60);
    expect(checks()).toBe(1);
    act(() => show(true));
    await waitFor(() => expect(checks()).toBe(2));
  });

  it.each([
    ['without Gmail', { connected: false, state: 'not_connected', canReadReplies: false }],
    ['with sending only', { canReadReplies: false }],
  ])('C-08 does not happen %s, and is not offered', async (_, less) => {
    const { checks } = open({ 'GET /api/gmail/status': { json: { ...gmail, ...less } } });
    expect(await screen.findByRole('link', { name: 'Connect Gmail with reply reading' })).toHaveAttribute('href', '/profile#gmail');
    expect(screen.queryByRole('button', { name: 'Check for Replies' })).not.toBeInTheDocument();
    await seconds(60);
    expect(checks()).toBe(0);
  });
});

describe('Check for Replies', () => {
  it('C-08 is not offered where nothing is connected; without a Google client a mailbox is offered', async () => {
    open({ 'GET /api/gmail/status': { json: { ...gmail, connected: false, state: 'not_set_up' } } });
    expect(await screen.findByText(/which Recruit can’t see/u)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Connect Gmail/u })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Connect a mailbox' })).toHaveAttribute('href', '/profile#mailbox');
  });

  it('M-05 happens by itself and on demand with a connected mailbox instead of Gmail', async () => {
    const { checks } = open({
      'GET /api/gmail/status': { json: { ...gmail, connected: false, state: 'not_set_up', canReadReplies: false } },
      'GET /api/mailbox/status': { json: { connected: true, state: 'connected' } },
    });
    expect(await button('Check for Replies')).toBeEnabled();
    await waitFor(() => expect(checks()).toBe(1));
  });

  it('M-05 is not offered while the mailbox has to be connected again', async () => {
    open({
      'GET /api/gmail/status': { json: { ...gmail, connected: false, state: 'not_connected', canReadReplies: false } },
      'GET /api/mailbox/status': { json: { connected: false, state: 'needs_reconnect' } },
    });
    expect(await screen.findByRole('link', { name: 'Reconnect your mailbox' })).toHaveAttribute('href', '/profile#mailbox');
    expect(screen.queryByRole('button', { name: 'Check for Replies' })).not.toBeInTheDocument();
  });

  const oneCheck = `POST /api/campaigns/${done.id}/check-replies`;

  it('C-08 says how many emails were looked at and what was found', async () => {
    const { keys } = open({ [oneCheck]: found(1) });
    await keys.click(await button('Check for Replies'));
    expect(await screen.findByText('Reply Check Complete')).toBeVisible();
    expect(screen.getByText('Checked 2 emails, found 1 new replies.')).toBeVisible();
  });

  it('C-08 a failure shows the words of the server', async () => {
    const message = 'Connect your Gmail account first.';
    const { keys } = open({ [oneCheck]: { status: 409, json: { status: 409, code: 'gmail_not_connected', message, errors: [] } } });
    await keys.click(await button('Check for Replies'));
    expect(await screen.findByText('Failed to Check Replies')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  });

  it.each([
    ['nothing was sent', { sentCount: 0 }, false],
    ['it is paused', { status: 'paused' as const }, false],
    ['it is active', { status: 'active' as const }, true],
  ])('C-08 where %s: offered %#', async (_, campaign, offered) => {
    open({ 'GET /api/user/campaigns': { json: [{ ...done, ...campaign }] } });
    await within(await details()).findByText('Quinn Dummett');
    await screen.findByRole('region', { name: 'Campaign Details' });
    expect(screen.queryByRole('button', { name: 'Check for Replies' }) !== null).toBe(offered);
  });
});

describe('a reply', () => {
  const withReply = (over: object) => ({
    [`GET /api/campaigns/${done.id}/emails`]: { json: [{ ...answered, reply: { ...reply, ...over } }] },
  });

  it('C-08 shows how it begins, from whom, and nothing more when the address is known', async () => {
    open(withReply({}));
    const page = within(await details());
    expect(await page.findByText('Call me on Thursday.')).toBeVisible();
    expect(page.getByText(/Quinn Dummett <quinn@home\.example>/u)).toBeVisible();
    expect(page.queryByText('Not a known staff address')).not.toBeInTheDocument();
  });

  it('C-08 is marked when it comes from outside of the school’s domain', async () => {
    open(withReply({ outsideDomain: true }));
    expect(await within(await details()).findByText('Not a known staff address')).toBeVisible();
  });
});

describe('a paused campaign', () => {
  const paused = {
    ...done,
    status: 'paused' as const,
    pausedReason: 'disconnected' as const,
    sender: { via: 'gmail' as const, address: 'maya@gmail.example' },
    totalCount: 3,
    queuedCount: 1,
  };
  const waiting = emailFixture({ id: 'w', status: 'queued', sentAt: null });
  const sender = { via: 'gmail', address: 'maya@gmail.example', replyTo: 'maya@gmail.example', ready: true, reason: null };
  const routes: FakeRoutes = {
    'GET /api/user/campaigns': { json: [paused] },
    'GET /api/user/mail-sender': { json: sender },
    [`GET /api/campaigns/${done.id}/emails`]: { json: [waiting] },
  };
  const resumeRoute = `POST /api/user/campaigns/${done.id}/resume`;
  const resumed = { ...paused, status: 'active', pausedReason: null };

  it('C-17 says why, and leads to the Gmail card while Gmail is lost', async () => {
    const lost = { ...sender, ready: false, reason: 'gmail_needs_reconnect' };
    const campaign = { ...paused, pausedReason: 'needs_reconnect' };
    open({ ...routes, 'GET /api/user/campaigns': { json: [campaign] }, 'GET /api/user/mail-sender': { json: lost } });
    const page = within(await details());
    expect(await page.findByText(/Google no longer lets us use maya@gmail\.example\. Nothing is sent from another address/u)).toBeVisible();
    expect(await page.findByRole('link', { name: 'Reconnect Gmail' })).toHaveAttribute('href', '/profile#gmail');
    expect(page.queryByRole('button', { name: 'Resume' })).not.toBeInTheDocument();
    expect(await page.findByText('Waiting: the campaign is paused.')).toBeVisible();
  });

  it('M-10 says that email from the platform’s address stopped, and why Resume is refused', async () => {
    const campaign = { ...paused, pausedReason: 'platform_stopped', sender: { via: 'smtp', address: 'no-reply@recruit.example' } };
    const platform = { ...sender, via: 'smtp', address: 'no-reply@recruit.example' };
    const { keys } = open({
      ...routes,
      'GET /api/user/campaigns': { json: [campaign] },
      'GET /api/user/mail-sender': { json: platform },
      [resumeRoute]: { status: 409, json: { code: 'platform_stopped', message: 'Nothing was sent. Email from our address is stopped.' } },
    });
    const page = within(await details());
    expect(await page.findByText(/Too many of the last emails from our address came back.*Your emails are kept/u)).toBeVisible();
    await keys.click(await button('Resume'));
    expect(await screen.findByText('Nothing was sent. Email from our address is stopped.')).toBeVisible();
    expect(await page.findByRole('button', { name: 'Resume' })).toBeEnabled();
  });

  it('O-06 says that the server was restored from a backup, and that some emails may have left since', async () => {
    open({ ...routes, 'GET /api/user/campaigns': { json: [{ ...paused, pausedReason: 'restored' }] } });
    expect(await within(await details()).findByText(/restored from a backup\. Some of these emails may have been sent/u)).toBeVisible();
    expect(await button('Resume')).toBeEnabled();
  });

  it('C-17 continues by Resume once Gmail is back', async () => {
    const { keys } = open({ ...routes, [resumeRoute]: { json: resumed } });
    await keys.click(await button('Resume'));
    expect(await screen.findByText('Campaign Resumed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Resume' })).not.toBeInTheDocument());
  });

  it('M-08 a campaign whose mailbox was disconnected names it, and leads to the card of mailboxes', async () => {
    const campaign = { ...paused, sender: { via: 'mailbox', address: 'maya@yahoo.example' } };
    const none = { ...sender, via: 'outbox', ready: false, reason: 'nothing_can_deliver' };
    open({ ...routes, 'GET /api/user/campaigns': { json: [campaign] }, 'GET /api/user/mail-sender': { json: none } });
    const page = within(await details());
    expect(await page.findByText(/You disconnected maya@yahoo\.example\. Nothing is sent from another address/u)).toBeVisible();
    expect(page.getByRole('link', { name: 'Reconnect maya@yahoo.example' })).toHaveAttribute('href', '/profile#mailbox');
  });

  it('C-17 a mailbox that has to be connected again says so, and leads to its card', async () => {
    const campaign = { ...paused, pausedReason: 'needs_reconnect', sender: { via: 'mailbox', address: 'maya@yahoo.example' } };
    const lost = { ...sender, via: 'mailbox', address: 'maya@yahoo.example', ready: false, reason: 'mailbox_needs_reconnect' };
    open({ ...routes, 'GET /api/user/campaigns': { json: [campaign] }, 'GET /api/user/mail-sender': { json: lost } });
    const page = within(await details());
    expect(await page.findByText(/We can no longer sign in to maya@yahoo\.example\./u)).toBeVisible();
    expect(page.getByRole('link', { name: 'Reconnect mailbox' })).toHaveAttribute('href', '/profile#mailbox');
  });

  it('M-08 names both accounts, and continues from the other one only when that is pressed', async () => {
    const other = { ...sender, address: 'other@gmail.example' };
    const { keys, asked } = open({ ...routes, 'GET /api/user/mail-sender': { json: other }, [resumeRoute]: { json: resumed } });
    const page = within(await details());
    expect(await page.findByText(/You disconnected maya@gmail\.example\./u)).toBeVisible();
    expect(page.queryByRole('button', { name: 'Resume' })).not.toBeInTheDocument();
    expect(page.getByRole('link', { name: 'Reconnect maya@gmail.example' })).toHaveAttribute('href', '/profile#gmail');
    await keys.click(await button('Send from other@gmail.example'));
    expect(await screen.findByText('Campaign Resumed')).toBeVisible();
    expect(asked.filter(({ path }) => path.endsWith('/resume')).map(({ body }) => body)).toEqual([{ sendFrom: 'other@gmail.example' }]);
  });

  it('M-08 can be cancelled after one question', async () => {
    const cancelled = { ...paused, status: 'cancelled', queuedCount: 0, cancelledCount: 1 };
    const { keys } = open({ ...routes, [`POST /api/user/campaigns/${done.id}/cancel`]: { json: cancelled } });
    await keys.click(await button('Cancel campaign'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/1 waiting email will not be sent\. 2 sent emails stay/u)).toBeVisible();
    await keys.click(dialog.getByRole('button', { name: 'Cancel campaign' }));
    expect(await screen.findByText('Campaign Cancelled')).toBeVisible();
  });
});
