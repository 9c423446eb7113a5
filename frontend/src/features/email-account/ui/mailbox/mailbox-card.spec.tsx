import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStore } from 'react-redux';
import type { MailboxPreset, MailboxStatus } from '@/entities/athlete';
import { fakeApi, type FakeAnswer, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { connectedMailbox, marcus, microsoft, noMailbox, other, yahoo } from '../../testing/mailbox-fixture';
import { MailboxCard } from './mailbox-card';

const password = 'abcd efgh ijkl mnop';
const noGmail = { connected: false, state: 'not_connected', email: null, lostEmail: null };
const presets = (chosen: MailboxPreset): FakeAnswer => ({ json: { chosen, presets: [yahoo, microsoft, other] } });

/** How often the form was submitted that the profile page is. */
let pageSubmits = 0;

/** Everything that the store holds, as text. */
let stored: () => string;

function StoreText() {
  const store = useStore();
  stored = () => JSON.stringify(store.getState());
  return null;
}

function open(status: MailboxStatus = noMailbox, routes: FakeRoutes = {}) {
  const all: FakeRoutes = {
    'GET /api/mailbox/status': { json: status },
    'GET /api/gmail/status': { json: noGmail },
    'GET /api/mailbox/presets': presets(yahoo),
    ...routes,
  };
  pageSubmits = 0;
  const asked = fakeApi(all);
  renderPage(
    <form onSubmit={() => (pageSubmits += 1)}>
      <MailboxCard />
      <StoreText />
    </form>,
    '/profile',
  );
  return { asked, routes: all, keys: userEvent.setup({ delay: null }), sent: () => asked.filter(({ method }) => method === 'PUT') };
}

const card = () => within(screen.getByRole('region', { name: 'Another mailbox' }));
const button = (name: string) => screen.findByRole('button', { name });
const ticks = () =>
  card()
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** Types the address and waits for the second step. */
async function openAt(chosen: MailboxPreset, routes: FakeRoutes = {}) {
  const page = open(noMailbox, { 'GET /api/mailbox/presets': presets(chosen), ...routes });
  await page.keys.type(await screen.findByLabelText('Your email address'), `${marcus}{Enter}`);
  await screen.findByRole('combobox', { name: 'Provider' });
  return page;
}

async function submit({ keys }: ReturnType<typeof open>, label = 'App password') {
  await keys.type(await screen.findByLabelText(label), password);
  await keys.keyboard('{Enter}');
}

const refused = (part: 'imap' | 'smtp', message: string): FakeAnswer => ({
  status: 422,
  json: { status: 422, code: 'sign_in_refused', part, message, errors: [] },
});

describe('the card of another mailbox', () => {
  it('M-03 shows bars while it loads', async () => {
    open(noMailbox, { 'GET /api/mailbox/status': () => new Promise(() => undefined) });
    expect(await card().findByRole('status', { name: 'Loading your mailbox' })).toBeVisible();
  });

  it('M-03 an error names the cause and can be tried again', async () => {
    const { keys, routes } = open(noMailbox, { 'GET /api/mailbox/status': { status: 500, json: {} } });
    expect(await card().findByText('Your mailbox could not be loaded')).toBeVisible();
    routes['GET /api/mailbox/status'] = { json: noMailbox };
    await keys.click(await button('Retry'));
    expect(await screen.findByLabelText('Your email address')).toBeVisible();
  });

  it('M-03 while Gmail is connected it asks to disconnect that first', async () => {
    open(noMailbox, {
      'GET /api/gmail/status': { json: { ...noGmail, connected: true, state: 'connected', email: 'maya@gmail.example' } },
    });
    expect(await card().findByText(/sent from one account, maya@gmail\.example\..*disconnect Gmail first/u)).toBeVisible();
    expect(screen.queryByLabelText('Your email address')).not.toBeInTheDocument();
  });
});

describe('choosing the provider', () => {
  it('M-03 the address chooses the preset, with a link to the provider’s own instructions', async () => {
    const { asked } = await openAt(yahoo);
    expect(asked.find(({ path }) => path === '/api/mailbox/presets')?.query.get('email')).toBe(marcus);
    expect(screen.getByRole('combobox', { name: 'Provider' })).toHaveValue('yahoo');
    expect(card().getByText(/Yahoo Mail needs an app password/u)).toBeVisible();
    const link = card().getByRole('link', { name: 'How to make an app password' });
    expect(link).toHaveAttribute('href', yahoo.helpUrl);
    expect(link).toHaveAttribute('target', '_blank');
    expect(card().getByText('Servers: imap.yahoo.example 993, smtp.yahoo.example 465')).toBeVisible();
  });

  it('M-03 half an address is refused before anything is asked', async () => {
    const { keys, asked } = open();
    await keys.type(await screen.findByLabelText('Your email address'), 'marcus{Enter}');
    expect(await card().findByText('Enter the whole address of the mailbox.')).toBeVisible();
    expect(asked.map(({ path }) => path)).not.toContain('/api/mailbox/presets');
  });

  it('M-03 a failed look-up is shown, and the address stays', async () => {
    const { keys, routes } = open(noMailbox, {
      'GET /api/mailbox/presets': () => {
        throw new Error('offline');
      },
    });
    await keys.type(await screen.findByLabelText('Your email address'), `${marcus}{Enter}`);
    expect(await card().findByText('Network error. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Your email address')).toHaveValue(marcus);
    routes['GET /api/mailbox/presets'] = presets(yahoo);
    await keys.click(await button('Continue'));
    expect(await screen.findByLabelText('App password')).toBeVisible();
  });

  it('M-03 a Microsoft account says what is missing here, and asks for no password', async () => {
    await openAt(microsoft);
    expect(card().getByText(/Microsoft accounts need a sign-in with Microsoft, which this server does not offer/u)).toBeVisible();
    expect(screen.queryByLabelText(/password/iu)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Connect mailbox' })).not.toBeInTheDocument();
  });

  it('M-03 any other provider: servers, ports, security and user name by hand', async () => {
    const page = await openAt(other, { 'PUT /api/mailbox': { json: connectedMailbox } });
    await submit(page, 'Password');
    expect(await card().findByText('Enter the IMAP server, for example imap.example.com.')).toBeVisible();
    expect(page.sent()).toEqual([]);
    const smtp = within(screen.getByRole('group', { name: 'Server to send' }));
    await page.keys.type(screen.getByLabelText('IMAP server'), ' imap.club.example ');
    await page.keys.type(smtp.getByLabelText('SMTP server'), 'smtp.club.example');
    await page.keys.clear(smtp.getByLabelText('SMTP port'));
    await page.keys.type(smtp.getByLabelText('SMTP port'), '587');
    await page.keys.selectOptions(smtp.getByLabelText('SMTP security'), 'starttls');
    await page.keys.type(screen.getByLabelText('User name (optional)'), 'marcus');
    await page.keys.click(await button('Connect mailbox'));
    await waitFor(() => expect(page.sent()).toHaveLength(1));
    expect(page.sent()[0]?.body).toEqual({
      ...{ email: marcus, username: 'marcus', password },
      imap: { host: 'imap.club.example', port: 993, security: 'tls' },
      smtp: { host: 'smtp.club.example', port: 587, security: 'starttls' },
    });
  });

  it('M-06 a port that is refused is shown at its field, which opens', async () => {
    const message = 'Use port 993 or 143 for IMAP, and 465 or 587 for SMTP.';
    const errors = [{ field: 'smtp.port', code: 'port_not_allowed', message }];
    const page = await openAt(yahoo, {
      'PUT /api/mailbox': { status: 400, json: { status: 400, code: 'invalid_input', message, errors } },
    });
    expect(screen.queryByLabelText('SMTP port')).not.toBeInTheDocument();
    await submit(page);
    expect(await screen.findByLabelText('SMTP port')).toHaveAccessibleDescription(message);
  });
});

describe('connecting the mailbox', () => {
  it('M-03 checks both sign-ins, announces the two ticks, and then shows the connected mailbox', async () => {
    let answer: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const page = await openAt(yahoo, { 'PUT /api/mailbox': () => held.then(() => ({ json: connectedMailbox })) });
    await submit(page);
    expect(await button('Checking...')).toBeDisabled();
    expect(ticks()).toEqual(['Sign in to read repliesChecking...', 'Sign in to sendChecking...']);
    const announced = screen.getAllByRole('status').filter((region) => within(region).queryByRole('list', { name: 'Sign-ins' }));
    expect(announced).toHaveLength(1);
    expect(page.sent()[0]?.body).toEqual({ email: marcus, password, imap: yahoo.imap, smtp: yahoo.smtp });
    page.routes['GET /api/mailbox/status'] = { json: connectedMailbox };
    answer?.();
    expect(await screen.findByText('Mailbox Connected')).toBeVisible();
    expect(await card().findByText(/^Connected as/u)).toHaveTextContent(`Connected as ${marcus}`);
    expect(card().getByText(/12 of 500/u)).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'What it does' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('M-03 the password can be shown, and is in neither the store, the browser’s storage nor a form of the page', async () => {
    let inFlight = '';
    const page = await openAt(yahoo, {
      'PUT /api/mailbox': () => {
        inFlight = stored();
        return refused('imap', 'No.');
      },
    });
    const field = screen.getByLabelText('App password');
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', 'off');
    await page.keys.click(await button('Show app password'));
    expect(field).toHaveAttribute('type', 'text');
    await submit(page);
    await card().findByText(/Nothing was saved/u);
    expect(page.sent()).toHaveLength(1);
    expect(pageSubmits).toBe(0);
    expect(inFlight).toContain('getMailboxPresets');
    for (const text of [inFlight, stored(), JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })]) {
      expect(text).not.toContain('mnop');
    }
  });

  it.each([
    ['imap', 'Recruit could not sign in to read', ['Sign in to read repliesDoes not work yet.', 'Sign in to sendNot tried yet.']],
    ['smtp', 'Recruit could not sign in to send', ['Sign in to read repliesWorks.', 'Sign in to sendDoes not work yet.']],
  ] as const)('M-03 a failure of %s names the part, the server’s words and the likely reason', async (part, title, rows) => {
    const words = 'It said: “Invalid credentials”. Yahoo Mail refuses your normal password here: make an app password.';
    const page = await openAt(yahoo, { 'PUT /api/mailbox': refused(part, words) });
    await submit(page);
    expect(await card().findByText(title)).toBeVisible();
    const alert = card().getByRole('alert');
    expect(alert).toHaveTextContent(`${words} Nothing was saved.`);
    expect(alert).toHaveFocus();
    expect(ticks()).toEqual(rows);
    expect(await button('Connect mailbox')).toBeEnabled();
  });

  it('M-03 after a lost connection nobody knows what was saved: it reads the state again and keeps what was typed', async () => {
    const page = await openAt(yahoo, {
      'PUT /api/mailbox': () => {
        throw new Error('offline');
      },
    });
    const before = page.asked.filter(({ path }) => path === '/api/mailbox/status').length;
    await submit(page);
    const alert = await card().findByRole('alert');
    expect(alert).toHaveTextContent('Network error. Please try again.');
    expect(alert).not.toHaveTextContent('Nothing was saved');
    expect(screen.getByLabelText('App password')).toHaveValue(password);
    await waitFor(() => expect(page.asked.filter(({ path }) => path === '/api/mailbox/status').length).toBe(before + 1));
  });
});

describe('a connected mailbox', () => {
  it('M-08 disconnects after a question that says what is paused', async () => {
    const page = open(connectedMailbox, { 'DELETE /api/mailbox': { json: noMailbox } });
    await page.keys.click(await button('Disconnect mailbox'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Disconnect mailbox?' }));
    expect(question.getByText(/Campaigns that are sending from it are paused/u)).toBeVisible();
    expect(page.asked.some(({ method }) => method === 'DELETE')).toBe(false);
    page.routes['GET /api/mailbox/status'] = { json: noMailbox };
    await page.keys.click(question.getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('Mailbox Disconnected')).toBeVisible();
    expect(await card().findByText('Not Connected')).toBeVisible();
  });

  it('M-08 a disconnect that failed says so, and the mailbox stays', async () => {
    const { keys } = open(connectedMailbox, { 'DELETE /api/mailbox': { status: 502, html: '<p>bad gateway' } });
    await keys.click(await button('Disconnect mailbox'));
    await keys.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('Disconnection Failed')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(card().getByText(/^Connected as/u)).toBeVisible();
  });

  it.each([
    ['a lost mailbox: why, what waits, and only the password is asked', 'needs_reconnect', 'Reconnect'],
    ['a working mailbox takes a new app password', 'connected', 'Save app password'],
  ] as const)('M-04 %s', async (_, state, label) => {
    const message = 'Your mailbox no longer accepts the saved password.';
    const lost = { ...connectedMailbox, connected: false, state, reason: 'sign_in_refused', message } as const;
    const page = open(state === 'connected' ? connectedMailbox : lost, { 'PUT /api/mailbox': { json: connectedMailbox } });
    if (state === 'connected') await page.keys.click(await button('New app password'));
    else expect(await card().findByText(/no longer accepts the saved password\. Until then your campaigns are paused/u)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'How to make an app password' })).toBeVisible();
    expect(screen.queryByLabelText('Your email address')).not.toBeInTheDocument();
    await page.keys.type(screen.getByLabelText('App password'), password);
    page.routes['GET /api/mailbox/status'] = { json: connectedMailbox };
    await page.keys.click(await button(label));
    expect(await screen.findByText('Mailbox Connected')).toBeVisible();
    const { imap, smtp } = connectedMailbox;
    expect(page.sent().map(({ body }) => body)).toEqual([{ email: marcus, username: 'marcus.lee', password, imap, smtp }]);
    expect(await card().findByText(/^Connected as/u)).toBeVisible();
  });
});
