import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { campaignFixture } from '../../testing/campaign-fixture';
import { emailFixture } from '../../testing/email-fixture';
import { CampaignsPage } from '../campaigns-page';

const kept = campaignFixture({ status: 'kept', totalCount: 1, keptCount: 1 });
const path = `/api/campaigns/${kept.id}/emails`;
const keptEmail = emailFixture({ status: 'kept', isSent: false, sentAt: null, keptAt: '2026-11-20T15:01:00.000Z' });
const sentEmail = emailFixture({ channel: 'email_by_hand' });
const one = `${path}/${keptEmail.id}`;
const finished = {
  ...{ coachName: 'Quinn Dummett', schoolName: 'Akron', from: { name: 'Maya Cruz', address: 'maya@example.com' } },
  ...{ to: 'quinn.dummett@akron.example.edu', subject: 'My film', text: 'Coach Dummett,\n\nmy film.', problems: [] as object[] },
  mailApp: { href: 'mailto:quinn.dummett@akron.example.edu?subject=My%20film&body=Coach', isShortened: false },
  ...{ xHandle: null as string | null, phone: null as string | null },
};
const sender = {
  ...{ via: 'outbox', address: 'no-reply@recruit.example', replyTo: 'maya@example.com', canConnectGmail: false },
  ...{ deliversExamples: false, ready: false, reason: 'nothing_can_deliver' },
};

function open(routes: FakeRoutes = {}, address = `/campaigns?campaign=${kept.id}&hand=1`) {
  const asked = fakeApi({
    'GET /api/user/campaigns': { json: [kept] },
    'GET /api/email-templates': { json: [] },
    'GET /api/user/favorites': { json: [] },
    'GET /api/user/mail-sender': { json: sender },
    'GET /api/health/live': { json: {} },
    [`GET ${path}`]: { json: [keptEmail] },
    [`GET ${one}/by-hand`]: { json: finished },
    ...routes,
  });
  const keys = userEvent.setup();
  renderPage(<CampaignsPage />, address);
  return { asked, keys };
}

const dialog = () => screen.findByRole('dialog', { name: 'Send by Hand' });
const button = async (name: string | RegExp) => within(await dialog()).findByRole('button', { name });

describe('C-14 sending by hand', () => {
  it('C-14 shows the finished email and copies its parts, and the whole', async () => {
    const { keys } = open();
    expect(await within(await dialog()).findByLabelText('Email text')).toHaveValue(finished.text);
    const copied = async (name: string) => {
      await keys.click(await button(name));
      return navigator.clipboard.readText();
    };
    expect(await copied('Copy address')).toBe(finished.to);
    expect(await copied('Copy subject')).toBe('My film');
    expect(await copied('Copy text')).toBe(finished.text);
    expect(await copied('Copy all')).toBe(`My film\n\n${finished.text}`);
    expect(await button('Copy all: copied')).toBeVisible();
  });

  it('C-14 without permission to copy, it says so and the text is selected when it is tapped', async () => {
    const { keys } = open();
    const refuse = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await keys.click(await button('Copy text'));
    expect(await screen.findByText('Not Copied')).toBeVisible();
    refuse.mockRestore();
    const field = within(await dialog()).getByLabelText<HTMLTextAreaElement>('Email text');
    await keys.click(field);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(finished.text);
  });

  it('C-14 opens in the email app, or as a file', async () => {
    open();
    const within_ = within(await dialog());
    expect(await within_.findByRole('link', { name: 'Open in email app' })).toHaveAttribute('href', finished.mailApp.href);
    expect(within_.getByRole('link', { name: 'Download .eml' })).toHaveAttribute('href', `${one}/by-hand.eml?confirmed=`);
    expect(within_.queryByText(/too long/u)).not.toBeInTheDocument();
  });

  it('C-14 warns when the email app would get a shortened email', async () => {
    const mailApp = { ...finished.mailApp, isShortened: true };
    open({ [`GET ${one}/by-hand`]: { json: { ...finished, mailApp } } });
    expect(await within(await dialog()).findByText(/too long to open whole/u)).toBeVisible();
  });

  it('C-14 C-05 what holds an email back is confirmed before anything can be copied or marked', async () => {
    const problems = [{ coachId: 1, code: 'empty_placeholder', place: 'Line 1', fix: 'Your profile has no GPA.' }];
    const { asked, keys } = open({
      [`GET ${one}/by-hand`]: { json: { ...finished, problems } },
      [`PUT ${one}/by-hand`]: { json: sentEmail },
    });
    expect(await button('I sent it')).toBeDisabled();
    expect(await button('Copy all')).toBeDisabled();
    await keys.click(await button('Keep as it is'));
    await keys.click(await button('I sent it'));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ channel: 'email_by_hand', confirmed: ['empty_placeholder'] }),
    );
  });

  it('C-14 “I sent it” can be undone at once', async () => {
    const { asked, keys } = open({ [`PUT ${one}/by-hand`]: { json: sentEmail }, [`DELETE ${one}/by-hand`]: { json: keptEmail } });
    await keys.click(await button('I sent it'));
    expect(await screen.findByText('Marked as Sent')).toBeInTheDocument();
    await keys.click(await screen.findByText('Undo'));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
    expect(await screen.findByText('Undone')).toBeInTheDocument();
  });

  it('C-14 a coach who opted out is explained, and nothing is offered', async () => {
    const message = 'Nothing was sent to quinn@x.test. This coach opted out of emails sent with Recruit.';
    open({ [`GET ${one}/by-hand`]: { status: 409, json: { status: 409, code: 'address_suppressed', message, errors: [] } } });
    expect(await within(await dialog()).findByText(new RegExp('opted out', 'u'))).toBeVisible();
    expect(within(await dialog()).queryByRole('button', { name: 'I sent it' })).not.toBeInTheDocument();
  });

  it('C-21 with a handle or a number a short message can be written, counted and marked', async () => {
    const short = {
      ...{ contact: 'CoachD', template: 'Coach {{coach_last_name}}', text: 'Coach Dummett', problems: [], appAddress: null },
      ...{ length: 13, limit: 280, counting: 'x' },
    };
    const { asked, keys } = open({
      [`GET ${one}/by-hand`]: { json: { ...finished, xHandle: 'CoachD' } },
      [`POST ${one}/short-message`]: { json: { ...short, appAddress: 'https://x.com/intent/user?screen_name=CoachD' } },
      [`PUT ${one}/by-hand`]: { json: emailFixture({ channel: 'x' }) },
    });
    await keys.click(await button('X message'));
    expect(await within(await dialog()).findByText(/^13 of 280/u)).toBeVisible();
    expect(within(await dialog()).getByRole('link', { name: 'Open X' })).toHaveAttribute(
      'href',
      'https://x.com/intent/user?screen_name=CoachD',
    );
    await keys.click(await button('I sent it'));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ channel: 'x', confirmed: [], template: short.template }),
    );
    expect(within(await dialog()).queryByRole('button', { name: 'Text message' })).not.toBeInTheDocument();
  });

  it('C-21 a message that is too long cannot be copied or marked', async () => {
    const long = {
      contact: '(330) 555-0100',
      template: 'x',
      text: 'x',
      problems: [],
      appAddress: null,
      length: 161,
      limit: 160,
      counting: 'gsm',
    };
    const { keys } = open({
      [`GET ${one}/by-hand`]: { json: { ...finished, phone: '(330) 555-0100' } },
      [`POST ${one}/short-message`]: { json: long },
    });
    await keys.click(await button('Text message'));
    expect(await within(await dialog()).findByText(/Make it 1 shorter/u)).toBeVisible();
    expect(await button('Copy message')).toBeDisabled();
    expect(await button('I sent it')).toBeDisabled();
  });
});

describe('C-14 after it was sent by hand', () => {
  const done = campaignFixture({ status: 'completed', totalCount: 1, sentCount: 1, sentByHandCount: 1 });
  const routes: FakeRoutes = { 'GET /api/user/campaigns': { json: [done] }, [`GET ${path}`]: { json: [sentEmail] } };
  const address = `/campaigns?campaign=${kept.id}`;

  it('C-14 X-07 it is distinguished, and no rate of opens is claimed', async () => {
    open(routes, address);
    expect(await screen.findByText('Sent by hand.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Junior film/u })).toHaveTextContent('1 of 1 sent (1 by hand)');
    expect(screen.getByText(/can’t see if emails sent by hand are opened/u)).toBeVisible();
    expect(screen.queryByText(/Opened: /u)).not.toBeInTheDocument();
  });

  it('C-14 a reply is noted with its day, and removed', async () => {
    const { asked, keys } = open({ ...routes, [`PUT ${one}/noted-reply`]: { json: sentEmail } }, address);
    await keys.click(await screen.findByRole('button', { name: 'They replied: Quinn Dummett' }));
    const form = within(await screen.findByRole('dialog', { name: 'Quinn Dummett replied' }));
    await keys.clear(form.getByLabelText('Day of the reply'));
    await keys.type(form.getByLabelText('Day of the reply'), '2026-11-21');
    await keys.type(form.getByLabelText(/What the coach wrote/u), 'Call me.');
    await keys.click(form.getByRole('button', { name: 'Save reply' }));
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
        at: new Date(2026, 10, 21, 12).toISOString(),
        text: 'Call me.',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('C-14 a noted reply says who noted it', async () => {
    const reply = {
      snippet: 'Call me.',
      from: 'Quinn Dummett',
      fromAddress: '',
      receivedAt: '2026-11-21T12:00:00.000Z',
      outsideDomain: false,
    };
    const replied = { ...sentEmail, status: 'replied' as const, isReplied: true, reply: { ...reply, isNoted: true } };
    const { asked, keys } = open(
      { ...routes, [`GET ${path}`]: { json: [replied] }, [`DELETE ${one}/noted-reply`]: { json: sentEmail } },
      address,
    );
    expect(await screen.findByText(/Quinn Dummett, noted by you/u)).toBeVisible();
    await keys.click(screen.getByRole('button', { name: 'Remove reply: Quinn Dummett' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});
