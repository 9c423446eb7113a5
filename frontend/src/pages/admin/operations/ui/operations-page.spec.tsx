import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Operations, OperationsAccount } from '@/shared/api';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { OperationsPage } from './operations-page';

const operations = (failed: number): Operations => ({
  at: '2026-11-21T14:41:00.000Z',
  users: { total: 214, admins: 2, newThisWeek: 11, seenThisWeek: 130 },
  queues: [
    { name: 'campaign-deliver', due: 3, scheduled: 1, running: 4, failed, oldestDueAt: '2026-11-21T14:40:00.000Z' },
    { name: 'mailbox-check', due: 0, scheduled: 0, running: 0, failed: 0, oldestDueAt: null },
  ],
  gmail: { isSetUp: true, connected: 180, sendOnly: 12, needsReconnect: 3, resting: 1 },
  mailboxes: { connected: 24, needsReconnect: 2, resting: 0 },
  replies: { mailboxes: 168, due: 5, inTrouble: 1, lastCheckAt: null, oldestCheckAt: null },
  sending: {
    hasMailServer: true,
    lastHour: 40,
    lastDay: 310,
    lastWeek: 1900,
    queued: 25,
    unknown: 0,
    kept: 7,
    failedLastDay: 2,
    busiestMailbox: 48,
  },
  process: { eventLoopDelayP99Ms: 12 },
});

const account = (username: string, over: Partial<OperationsAccount> = {}): OperationsAccount => ({
  id: username,
  username,
  email: `${username}@example.org`,
  isAdmin: false,
  isGuardian: false,
  isExample: false,
  isEmailVerified: true,
  createdAt: '2026-11-01T09:30:00.000Z',
  lastSeenAt: null,
  ...over,
});

const signIns = {
  limits: { isOn: true, freeFailures: 4, maxWaitSeconds: 900, failuresPerAccount: 100, accountsPerAddress: 50 },
  failures: 1231,
  accounts: 2,
  addresses: 3,
  waiting: 1,
  fullAccounts: 1,
  lines: [
    {
      username: 'maya.cruz',
      address: '203.0.113.x',
      isKnownDevice: false,
      failures: 1230,
      lastAt: '2026-11-21T14:40:00.000Z',
      waitsUntil: null,
      isAccountFull: true,
    },
    {
      username: null,
      address: '2001:db8:1:…',
      isKnownDevice: false,
      failures: 1,
      lastAt: '2026-11-21T14:00:00.000Z',
      waitsUntil: null,
      isAccountFull: false,
    },
  ],
};

const others = {
  'GET /api/admin/operations/sign-ins': { json: signIns as unknown },
  'GET /api/admin/operations/platform-mail': { json: { sent: 184, bounced: 3, hardBounces: 2, stop: null } as unknown },
  'GET /api/admin/operations/upkeep': {
    json: {
      version: '0.2.0',
      database: 'same',
      backups: { isDaily: false, keep: 14, folder: null, isFolderReadable: true, last: null, failure: null, asked: null, files: [] },
    } as unknown,
  },
  'GET /api/admin/operations/deliverability': { json: { report: null } },
  'GET /api/admin/operations/coverage': {
    json: [
      { division: 'D2', programs: 167, within30Days: 40, within180Days: 22, older: 0, unconfirmed: 60, withoutAddress: 45 },
    ] as unknown,
  },
  'GET /api/admin/outbox': { json: [] },
  'GET /api/admin/users': ({ query }: { query: URLSearchParams }) => ({
    json: [account('maya'), account('boss', { isAdmin: true })].filter(({ username }) => username.includes(query.get('search') ?? '')),
  }),
};

/** The value beside a name in a list of facts. */
async function valueOf(name: string): Promise<HTMLElement | undefined> {
  const term = await screen.findByText(name);
  const at = screen.getAllByRole('term').indexOf(term);
  return screen.getAllByRole('definition')[at];
}

describe('OperationsPage', () => {
  it('O-03 shows the figures, the queues, the accounts and the way to the API console', async () => {
    fakeApi({ ...others, 'GET /api/admin/operations': { json: operations(0) } });
    renderPage(<OperationsPage />);
    expect(await screen.findByText('130 seen this week')).toBeVisible();
    expect(screen.getByText('1,900')).toBeVisible();
    expect(screen.getAllByText('Never', { selector: 'dd' })).toHaveLength(2);
    const row = screen.getByRole('row', { name: /Sending campaigns/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['3', '1', '4', '0']);
    expect(screen.queryByRole('button', { name: /^Retry/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'API console' })).toHaveAttribute('href', '/api/docs');
    expect(await screen.findByText('maya')).toBeVisible();
  });

  it('O-03 begins with what is wrong, each with the way to it, and folds queues with nothing to do', async () => {
    fakeApi({ ...others, 'GET /api/admin/operations': { json: operations(2) } });
    renderPage(<OperationsPage />);
    const card = within(await screen.findByRole('region', { name: 'What needs you' }));
    expect(card.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '2 jobs failed',
      '1 mailbox has errors',
      '5 mailboxes need to reconnect',
      '2 emails were refused in the last 24 hours',
    ]);
    expect(card.getByRole('link', { name: '2 jobs failed' })).toHaveAttribute('href', '/#jobs');
    expect(screen.queryByRole('row', { name: /Checking replies/ })).not.toBeInTheDocument();
    expect(screen.getByText('1 queue has nothing to do')).toBeVisible();
  });

  it('O-03 shows how long requests wait for the server, and what to do when it is long', async () => {
    fakeApi({ ...others, 'GET /api/admin/operations': { json: operations(0) } });
    const { unmount } = renderPage(<OperationsPage />);
    expect(await valueOf('Wait for the server, slowest 1%')).toHaveTextContent(/^12 ms$/);
    expect(screen.queryByText(/^Requests wait for each other/)).not.toBeInTheDocument();
    unmount();
    fakeApi({ ...others, 'GET /api/admin/operations': { json: { ...operations(0), process: { eventLoopDelayP99Ms: 1250 } } } });
    renderPage(<OperationsPage />);
    expect(await valueOf('Wait for the server, slowest 1%')).toHaveTextContent(/^1,250 ms$/);
    expect(screen.getByText(/^Requests wait for each other/)).toBeVisible();
  });

  it('O-03 says what is not set up instead of counting it', async () => {
    const { sending, ...rest } = operations(0);
    const none = { isSetUp: false, connected: 0, sendOnly: 0, needsReconnect: 0, resting: 0 };
    const mailboxes = { connected: 0, needsReconnect: 0, resting: 0 };
    const replies = { ...rest.replies, mailboxes: 0 };
    const bare = { ...rest, gmail: none, mailboxes, replies, sending: { ...sending, hasMailServer: false } };
    fakeApi({ ...others, 'GET /api/admin/operations': { json: bare } });
    renderPage(<OperationsPage />);
    expect(await screen.findByText(/^Gmail is not set up on this server/)).toBeVisible();
    expect(screen.getByText('None connected yet')).toBeVisible();
    expect(await valueOf('Mail server')).toHaveTextContent(/^None$/);
    expect(screen.getByRole('button', { name: 'Check replies now' })).toBeDisabled();
    expect(await valueOf('Longest wait for a check, since')).toHaveTextContent('None waits');
  });

  it('O-03 M-03 counts Gmail accounts and other mailboxes, apart and together', async () => {
    fakeApi({ ...others, 'GET /api/admin/operations': { json: operations(0) } });
    renderPage(<OperationsPage />);
    expect(await valueOf('Gmail accounts connected')).toHaveTextContent(/^180$/);
    expect(await valueOf('Other mailboxes connected')).toHaveTextContent(/^24$/);
    expect(await valueOf('Need to reconnect')).toHaveTextContent(/^5$/);
    expect(screen.getByRole('group', { name: 'Connected mailboxes' })).toHaveTextContent('204');
  });

  it('A-10 O-03 shows who failed to sign in from where, and what the limits are', async () => {
    fakeApi({ ...others, 'GET /api/admin/operations': { json: operations(0) } });
    renderPage(<OperationsPage />);
    const list = await screen.findByRole('list', { name: 'Failed sign-ins of the last day' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^maya\.cruz203\.0\.113\.x · .*1,230 failuresClosed to new devices$/);
    expect(second).toHaveTextContent(/^Unknown username2001:db8:1:….*1 failure$/);
    expect(screen.getByText('1,231')).toBeVisible();
    expect(screen.getByText(/an account waits after 5 failures, up to 15 minutes\./)).toBeVisible();
  });

  it('A-10 says that no sign-in failed, and that limits are off', async () => {
    const json = { ...signIns, limits: { ...signIns.limits, isOn: false }, lines: [] };
    fakeApi({ ...others, 'GET /api/admin/operations': { json: operations(0) }, 'GET /api/admin/operations/sign-ins': { json } });
    renderPage(<OperationsPage />);
    expect(await screen.findByText('No failures in the last day.')).toBeVisible();
    expect(screen.getByText(/^Limits are off on this server/)).toBeVisible();
  });

  it('O-03 failed jobs are tried again and the figures follow', async () => {
    const person = userEvent.setup();
    let failed = 2;
    fakeApi({
      ...others,
      'GET /api/admin/operations': () => ({ json: operations(failed) }),
      'POST /api/admin/operations/queues/campaign-deliver/retry': () => {
        failed = 0;
        return { json: { retried: 2 } };
      },
    });
    renderPage(<OperationsPage />);
    await person.click(await screen.findByRole('button', { name: 'Retry Sending campaigns' }));
    expect(await screen.findByText('2 jobs are tried again')).toBeVisible();
    expect(await screen.findByText('Nothing to do')).toBeVisible();
  });

  it('M-10 says why email from the server’s address stopped, and resumes it after one question', async () => {
    const person = userEvent.setup();
    const figures = { sent: 184, bounced: 12, hardBounces: 10 };
    let stop: object | null = { ...figures, at: '2026-11-21T14:40:00.000Z', reason: 'hard_bounces' };
    fakeApi({
      ...others,
      'GET /api/admin/operations': { json: operations(0) },
      'GET /api/admin/operations/platform-mail': () => ({ json: { ...figures, stop } }),
      'POST /api/admin/operations/platform-mail/resume': () => {
        stop = null;
        return { json: { sent: 0, bounced: 0, hardBounces: 0, stop: null } };
      },
    });
    renderPage(<OperationsPage />);
    const card = within(await screen.findByRole('region', { name: 'Email from our address' }));
    expect(await card.findByText(/Of the last 184 emails, 10 went to addresses that do not exist\. Ten stop sending\./u)).toBeVisible();
    await person.click(card.getByRole('button', { name: 'Resume sending' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Bounces so far are no longer counted/u)).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Resume sending' }));
    expect(await screen.findByText('Sending resumed')).toBeVisible();
    expect(await card.findByText('On')).toBeVisible();
    expect(card.queryByText(/^Stopped since/u)).not.toBeInTheDocument();
  });

  it('M-10 sends a test email to the admin, and says where it is', async () => {
    const person = userEvent.setup();
    const routes = {
      ...others,
      'GET /api/admin/operations': { json: operations(0) },
      'POST /api/admin/operations/platform-mail/test': { status: 200, json: { to: 'boss@example.org', delivery: 'delivered' } as unknown },
    };
    fakeApi(routes);
    renderPage(<OperationsPage />);
    const send = () => screen.findByRole('button', { name: 'Send me a test email' });
    await person.click(await send());
    expect(await screen.findByText('Look for it at boss@example.org, also in spam.')).toBeVisible();
    routes['POST /api/admin/operations/platform-mail/test'] = { status: 200, json: { to: 'boss@example.org', delivery: 'kept' } };
    await person.click(await send());
    expect(await screen.findByText('Test email kept')).toBeVisible();
    routes['POST /api/admin/operations/platform-mail/test'] = { status: 429, json: { message: 'Too many', code: 'too_many_requests' } };
    await person.click(await send());
    expect(await screen.findByText('The test email was not sent')).toBeVisible();
  });

  it('M-10 offers no test email while sending is stopped', async () => {
    const stop = { sent: 60, bounced: 4, hardBounces: 2, at: '2026-11-21T14:40:00.000Z', reason: 'bounce_rate' };
    fakeApi({
      ...others,
      'GET /api/admin/operations': { json: operations(0) },
      'GET /api/admin/operations/platform-mail': { json: { ...stop, stop } },
    });
    renderPage(<OperationsPage />);
    expect(await screen.findByRole('button', { name: 'Send me a test email' })).toBeDisabled();
    expect(screen.getByText('Resume sending first.')).toBeVisible();
  });

  it('O-03 a poll is started, and a refusal is shown', async () => {
    const person = userEvent.setup();
    const routes = {
      ...others,
      'GET /api/admin/operations': { json: operations(0) },
      'POST /api/admin/operations/reply-poll': { status: 200, json: { mailboxes: 168 } as unknown },
    };
    fakeApi(routes);
    renderPage(<OperationsPage />);
    await person.click(await screen.findByRole('button', { name: 'Check replies now' }));
    expect(await screen.findByText('Checking 168 mailboxes')).toBeVisible();
    routes['POST /api/admin/operations/reply-poll'] = { status: 503, json: { message: 'Busy', code: 'busy' } };
    await person.click(screen.getByRole('button', { name: 'Check replies now' }));
    expect(await screen.findByText('The check was not started')).toBeVisible();
  });

  it('O-03 users are searched on the server, and nobody is said to be nobody', async () => {
    const person = userEvent.setup();
    fakeApi({ ...others, 'GET /api/admin/operations': { json: operations(0) } });
    renderPage(<OperationsPage />);
    await person.type(screen.getByLabelText('Search users'), 'boss');
    expect(await screen.findByText('Admin')).toBeVisible();
    expect(screen.queryByText('maya')).not.toBeInTheDocument();
    await person.type(screen.getByLabelText('Search users'), 'zzz');
    expect(await screen.findByText('No user found.')).toBeVisible();
  });

  it('B-05 shows the share of programs with a confirmed coach address, by division and age', async () => {
    fakeApi({ ...others, 'GET /api/admin/operations': { json: operations(0) } });
    renderPage(<OperationsPage />);
    const cells = within(await screen.findByRole('row', { name: /^D2/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['37% of 167', '40', '22', '0', '60', '45']);
  });
});
