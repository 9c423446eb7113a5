import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GmailStatus } from '@/entities/athlete';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { GmailCard } from './gmail-card';

const none: GmailStatus = {
  connected: false,
  email: null,
  lostEmail: null,
  state: 'not_connected',
  canReadReplies: false,
  reason: null,
  message: null,
  dailyCap: 400,
  sentLast24Hours: 0,
};
const email = 'maya.cruz@gmail.example';
const connected: GmailStatus = { ...none, connected: true, email, state: 'connected', canReadReplies: true, sentLast24Hours: 12 };
const authUrl = 'https://accounts.example/consent?state=s';
const refusal = (message: string) => ({ status: 409, json: { status: 409, code: 'x', message, errors: [] } });

/** The tab that the click opens; null = the browser blocks it. */
let tab: { went: string[]; closed: boolean } | null;

function fakeTab(): Window {
  const opened = { went: [] as string[], closed: false };
  tab = opened;
  return {
    document: { title: '' },
    location: { replace: (url: string) => opened.went.push(url) },
    close: () => {
      opened.closed = true;
    },
  } as unknown as Window;
}

function open(status: GmailStatus, routes: FakeRoutes = {}) {
  tab = null;
  window.open = fakeTab;
  const all: FakeRoutes = { 'GET /api/gmail/status': { json: status }, 'GET /api/gmail/connect': { json: { authUrl } }, ...routes };
  const asked = fakeApi(all);
  renderPage(<GmailCard />, '/profile');
  const times = (path: string) => asked.filter((request) => request.path === path).length;
  return { asked, times, routes: all, keys: userEvent.setup({ delay: null }) };
}

const card = () => within(screen.getByRole('region', { name: 'Gmail Integration' }));
const button = (name: string) => screen.findByRole('button', { name });

describe('the Gmail card', () => {
  it('G-01 shows bars while it loads', async () => {
    open(none, { 'GET /api/gmail/status': () => new Promise(() => undefined) });
    expect(await card().findByRole('status', { name: 'Loading your Gmail connection' })).toBeVisible();
  });

  it('G-01 says that the status could not be loaded, having asked once', async () => {
    const { times } = open(none, { 'GET /api/gmail/status': { status: 500, json: {} } });
    expect(await screen.findByText('Unable to load Gmail connection status. Please try again later.')).toBeVisible();
    expect(times('/api/gmail/status')).toBe(1);
  });

  it('G-01 not connected: four benefits and Connect Gmail Account', async () => {
    open(none);
    expect(await card().findByText('Not Connected')).toBeVisible();
    const benefits = within(card().getByRole('list', { name: 'What you get' })).getAllByRole('listitem');
    expect(benefits.map((item) => item.textContent)).toEqual([
      'Emails sent from your own Gmail address',
      'Higher deliverability and trust from coaches',
      'Replies go directly to your personal inbox',
      'More authentic and professional communication',
    ]);
    expect(await button('Connect Gmail Account')).toBeEnabled();
    expect(card().getByText(/connect a personal Gmail account/u)).toBeInTheDocument();
  });

  it('G-01 connected: as whom, a success notice, and how many emails left', async () => {
    open(connected);
    expect(await card().findByText('Connected')).toBeVisible();
    expect(card().getByText(/^Connected as/u)).toHaveTextContent(`Connected as ${email}`);
    expect(card().getByText(/sent from this address.*shows you who replied/u)).toBeVisible();
    expect(card().getByText(/12 of 400/u)).toBeVisible();
    expect(await button('Disconnect Gmail')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Add reply reading' })).not.toBeInTheDocument();
  });

  it('G-01 where Gmail is not set up, says so and cannot be pressed', async () => {
    const { times } = open({ ...none, state: 'not_set_up' });
    expect(await button('Connect Gmail Account')).toBeDisabled();
    expect(await button('Connect Gmail Account')).toHaveAccessibleDescription(/not set up on this server/u);
    expect(times('/api/gmail/connect')).toBe(0);
  });

  it('G-03 a lost permission: why, what waits, and both ways out', async () => {
    const message = 'Google no longer lets Recruit use this account.';
    const lost = { connected: false, email: null, lostEmail: email, state: 'needs_reconnect', reason: 'grant_ended', message } as const;
    const { keys, asked } = open({ ...connected, ...lost });
    expect(await card().findByText(`Connect ${email} again.`)).toBeVisible();
    expect(await card().findByText(/Google no longer lets Recruit use this account\. Until then your campaigns are paused/u)).toBeVisible();
    expect(await button('Disconnect Gmail')).toBeEnabled();
    await keys.click(await button('Reconnect Gmail'));
    await waitFor(() => expect(tab?.went).toEqual([authUrl]));
    expect(asked.find(({ path }) => path === '/api/gmail/connect')?.query.get('replies')).toBe('true');
  });

  it('G-03 a school that blocks the app: the way out is unfolded', async () => {
    open({ ...connected, connected: false, state: 'needs_reconnect', reason: 'blocked_by_admin', message: 'Your school does not.' });
    expect(await card().findByText(/connect a personal Gmail account/u)).toBeVisible();
  });

  it('G-02 send only: says it, and adds reply reading', async () => {
    const { keys, asked } = open({ ...connected, canReadReplies: false });
    expect(await card().findByText(/cannot see who replied/u)).toBeVisible();
    await keys.click(await button('Add reply reading'));
    await waitFor(() => expect(tab?.went).toEqual([authUrl]));
    expect(asked.find(({ path }) => path === '/api/gmail/connect')?.query.get('replies')).toBe('true');
  });
});

describe('connecting Gmail', () => {
  it('G-02 opens the tab in the click, sends it on, and asks for less when the box is not ticked', async () => {
    let answer: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { keys, asked } = open(none, { 'GET /api/gmail/connect': () => held.then(() => ({ json: { authUrl } })) });
    const box = await screen.findByRole('checkbox', { name: 'Tell me who replied' });
    expect(box).toBeChecked();
    await keys.click(box);
    await keys.click(await button('Connect Gmail Account'));
    expect(await button('Connecting...')).toBeDisabled();
    expect(tab).toEqual({ went: [], closed: false });
    answer?.();
    await waitFor(() => expect(tab?.went).toEqual([authUrl]));
    const { query } = asked.find(({ path }) => path === '/api/gmail/connect') ?? {};
    expect(query?.get('replies')).toBe('false');
    expect(query?.get('sameTab')).toBe('false');
    expect(await card().findByText(/Continue with Google in the tab that opened/u)).toBeVisible();
  });

  it.each([
    ['the words of the server', refusal('Gmail is not set up on this server.'), 'Gmail is not set up on this server.'],
    ['words of its own', { status: 502, html: '<p>bad gateway' }, 'Failed to connect Gmail'],
  ])('G-02 a refusal closes the tab and says "Connection Failed" with %s', async (_, answer, words) => {
    const { keys } = open(none, { 'GET /api/gmail/connect': answer });
    await keys.click(await button('Connect Gmail Account'));
    expect(await screen.findByText('Connection Failed')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(tab).toEqual({ went: [], closed: true });
    expect(await button('Connect Gmail Account')).toBeEnabled();
  });

  it('G-02 the card follows when the other tab tells that it is done', async () => {
    const { routes } = open(none);
    await card().findByText('Not Connected');
    routes['GET /api/gmail/status'] = { json: connected };
    const other = new BroadcastChannel('recruit-gmail');
    other.postMessage({ outcome: 'connected', message: `Your mail leaves from ${email}.` });
    expect(await card().findByText(/^Connected as/u)).toBeVisible();
    expect(screen.getByText('Gmail Connected')).toBeVisible();
    other.close();
  });

  it('G-02 what went wrong in the other tab stays on the card until the next try', async () => {
    const { keys } = open(none);
    await card().findByText('Not Connected');
    const other = new BroadcastChannel('recruit-gmail');
    other.postMessage({ outcome: 'denied', message: 'You did not allow Recruit to use Gmail.' });
    expect(await screen.findByText('Connection Failed')).toBeVisible();
    expect(card().getByText('You did not allow Recruit to use Gmail.')).toBeVisible();
    await keys.click(await button('Connect Gmail Account'));
    expect(card().queryByText('You did not allow Recruit to use Gmail.')).not.toBeInTheDocument();
    other.close();
  });

  it('G-02 reads the status again when somebody comes back to the page, and not before', async () => {
    const { routes, times } = open(none);
    await card().findByText('Not Connected');
    expect(times('/api/gmail/status')).toBe(1);
    routes['GET /api/gmail/status'] = { json: connected };
    fireEvent.focus(window);
    expect(await card().findByText('Connected')).toBeVisible();
    expect(times('/api/gmail/status')).toBe(2);
  });
});

describe('disconnecting Gmail', () => {
  async function disconnect(answer: FakeRoutes[string]) {
    const page = open(connected);
    page.routes['POST /api/gmail/disconnect'] = async (request) => {
      page.routes['GET /api/gmail/status'] = { json: none };
      return typeof answer === 'function' ? answer(request) : (answer ?? {});
    };
    await page.keys.click(await button('Disconnect Gmail'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Disconnect Gmail?' }));
    expect(page.times('/api/gmail/disconnect')).toBe(0);
    await page.keys.click(question.getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    return page;
  }

  it('G-02 asks first, then says so and shows the card as it is now', async () => {
    let answer: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await disconnect(() => held.then(() => ({ json: { revoked: true } })));
    expect(await button('Disconnecting...')).toBeDisabled();
    answer?.();
    expect(await screen.findByText('Gmail Disconnected')).toBeVisible();
    expect(screen.getByText('Your Gmail account has been disconnected successfully.')).toBeVisible();
    expect(await card().findByText('Not Connected')).toBeVisible();
    expect(card().queryByText(/Google did not confirm/u)).not.toBeInTheDocument();
  });

  it('G-02 leads to Google when Google did not confirm it', async () => {
    await disconnect({ json: { revoked: false } });
    expect(await card().findByText(/Google did not confirm it/u)).toBeVisible();
    const link = card().getByRole('link', { name: 'Google’s list of connected apps' });
    expect(link).toHaveAttribute('href', 'https://myaccount.google.com/connections');
  });

  it.each([
    ['the words of the server', refusal('Please sign in first.'), 'Please sign in first.'],
    ['words of its own', { status: 502, html: '<p>bad gateway' }, 'Failed to disconnect Gmail'],
  ])('G-02 a refusal says "Disconnection Failed" with %s', async (_, answer, words) => {
    await disconnect(answer);
    expect(await screen.findByText('Disconnection Failed')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });
});
