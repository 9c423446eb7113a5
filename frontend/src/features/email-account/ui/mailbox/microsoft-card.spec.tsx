import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MailboxStatus } from '@/entities/athlete';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { connectedMicrosoft, microsoftSignIn, noMailbox, other } from '../../testing/mailbox-fixture';
import { MailboxCard } from './mailbox-card';

const address = 'marcus@outlook.example';
const authUrl = 'https://login.example/authorize?state=s';
const noGmail = { connected: false, state: 'not_connected', email: null, lostEmail: null };
const lost: MailboxStatus = {
  ...connectedMicrosoft,
  ...{ connected: false, state: 'needs_reconnect', reason: 'grant_ended', message: 'Microsoft no longer lets Recruit use this mailbox.' },
};

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

function open(status: MailboxStatus, routes: FakeRoutes = {}) {
  tab = null;
  window.open = fakeTab;
  const all: FakeRoutes = {
    'GET /api/mailbox/status': { json: status },
    'GET /api/gmail/status': { json: noGmail },
    'GET /api/mailbox/presets': { json: { chosen: microsoftSignIn, presets: [microsoftSignIn, other] } },
    'POST /api/mailbox/microsoft/connect': { json: { authUrl } },
    ...routes,
  };
  const asked = fakeApi(all);
  renderPage(<MailboxCard />, '/profile');
  const of = (method: string, path: string) => asked.filter((request) => request.method === method && request.path === path);
  return { of, routes: all, keys: userEvent.setup({ delay: null }) };
}

/** Types the address and presses the button. */
async function press(page: ReturnType<typeof open>): Promise<void> {
  await page.keys.type(await screen.findByLabelText('Your email address'), `${address}{Enter}`);
  await page.keys.click(await screen.findByRole('button', { name: 'Sign in with Microsoft' }));
}

/** What the callback page tells the app. */
function news(data: object): void {
  const channel = new BroadcastChannel('recruit-microsoft');
  channel.postMessage(data);
  channel.close();
}

const card = () => within(screen.getByRole('region', { name: 'Another mailbox' }));

describe('a Microsoft account on the mailbox card', () => {
  it('M-07 offers the sign-in with Microsoft in place of a password', async () => {
    const page = open(noMailbox);
    await page.keys.type(await screen.findByLabelText('Your email address'), `${address}{Enter}`);
    expect(await card().findByText(/Recruit never sees your password/u)).toBeVisible();
    expect(screen.queryByLabelText(/password/iu)).not.toBeInTheDocument();
    expect(card().getByRole('link', { name: 'More about it' })).toHaveAttribute('href', microsoftSignIn.helpUrl);
  });

  it('M-07 opens Microsoft’s page in another tab, says so, and shows the connected mailbox by itself', async () => {
    const page = open(noMailbox);
    await press(page);
    await waitFor(() => expect(tab?.went).toEqual([authUrl]));
    expect(page.of('POST', '/api/mailbox/microsoft/connect')[0]?.body).toEqual({ email: address, sameTab: false });
    expect(await card().findByText(/Continue with Microsoft in the tab that opened/u)).toBeVisible();
    page.routes['GET /api/mailbox/status'] = { json: connectedMicrosoft };
    news({ outcome: 'connected', part: '', message: `Your emails to coaches are sent from ${address}.` });
    expect(await screen.findByText('Mailbox Connected')).toBeVisible();
    expect(await card().findByText(/^Connected as/u)).toHaveTextContent(`Connected as ${address}`);
    expect(card().queryByText(/Continue with Microsoft/u)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'New app password' })).not.toBeInTheDocument();
  });

  it.each([
    ['imap', 'Recruit could not sign in to read', ['Sign in to read repliesDoes not work yet.', 'Sign in to sendNot tried yet.']],
    ['smtp', 'Recruit could not sign in to send', ['Sign in to read repliesWorks.', 'Sign in to sendDoes not work yet.']],
  ])('M-07 a refused sign-in (%s) names the part and the server’s words, and can be tried again', async (part, title, rows) => {
    const page = open(noMailbox);
    await press(page);
    const message = 'smtp.office365.com refused the sign-in. It said: “SmtpClientAuthentication is disabled”. Nothing was saved.';
    news({ outcome: 'sign_in_refused', part, message });
    expect(await card().findByText(title)).toBeVisible();
    expect(card().getByRole('alert')).toHaveTextContent(message);
    expect(card().getByRole('alert')).toHaveFocus();
    expect(
      within(screen.getByRole('list', { name: 'Sign-ins' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(rows);
    await page.keys.click(screen.getByRole('button', { name: 'Sign in with Microsoft' }));
    await waitFor(() => expect(page.of('POST', '/api/mailbox/microsoft/connect')).toHaveLength(2));
    expect(card().queryByText(title)).not.toBeInTheDocument();
  });

  it('M-07 a consent that was refused is shown, and what Gmail’s page says is not listened to', async () => {
    const page = open(noMailbox);
    await press(page);
    const gmail = new BroadcastChannel('recruit-gmail');
    gmail.postMessage({ outcome: 'denied', message: 'Gmail' });
    gmail.close();
    news({ outcome: 'denied', part: '', message: 'Nothing was connected.' });
    expect(await card().findByText('Not connected')).toBeVisible();
    expect(card().getByRole('alert')).toHaveTextContent('Nothing was connected.');
    expect(card().queryByRole('list', { name: 'Sign-ins' })).not.toBeInTheDocument();
  });

  it('M-07 a request that fails closes the tab and says why', async () => {
    const message = 'Too many requests. Try again in 9 minutes.';
    const refused = { status: 429, json: { status: 429, code: 'too_many_requests', message, errors: [] } };
    const page = open(noMailbox, { 'POST /api/mailbox/microsoft/connect': refused });
    await press(page);
    expect(await card().findByRole('alert')).toHaveTextContent(message);
    expect(tab).toEqual({ went: [], closed: true });
  });

  it('M-07 where the browser blocks a new tab, the server hears that this one is used', async () => {
    const page = open(noMailbox, { 'POST /api/mailbox/microsoft/connect': () => new Promise(() => undefined) });
    window.open = () => null;
    await press(page);
    await waitFor(() => expect(page.of('POST', '/api/mailbox/microsoft/connect')).toHaveLength(1));
    expect(page.of('POST', '/api/mailbox/microsoft/connect')[0]?.body).toEqual({ email: address, sameTab: true });
  });

  it('M-07 coming back to this tab asks whether it was connected, where the other tab cannot tell it', async () => {
    const page = open(noMailbox);
    await press(page);
    await card().findByText(/Continue with Microsoft/u);
    page.routes['GET /api/mailbox/status'] = { json: connectedMicrosoft };
    act(() => void fireEvent.focus(window));
    expect(await card().findByText(/^Connected as/u)).toBeVisible();
  });

  it('M-07 a lost permission: why, what waits, and the button to sign in again for that address', async () => {
    const page = open(lost);
    expect(await card().findByText(/no longer lets Recruit use this mailbox\. Until then your campaigns are paused/u)).toBeVisible();
    expect(screen.queryByLabelText(/password/iu)).not.toBeInTheDocument();
    await page.keys.click(await screen.findByRole('button', { name: 'Sign in with Microsoft' }));
    await waitFor(() => expect(tab?.went).toEqual([authUrl]));
    expect(page.of('POST', '/api/mailbox/microsoft/connect')[0]?.body).toEqual({ email: address, sameTab: false });
  });

  it('M-07 disconnecting says that the permission is deleted and what to do at Microsoft', async () => {
    const page = open(connectedMicrosoft, { 'DELETE /api/mailbox': { json: noMailbox } });
    await page.keys.click(await screen.findByRole('button', { name: 'Disconnect mailbox' }));
    page.routes['GET /api/mailbox/status'] = { json: noMailbox };
    await page.keys.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText(/also remove Recruit from the apps of your Microsoft account/u)).toBeVisible();
  });
});
