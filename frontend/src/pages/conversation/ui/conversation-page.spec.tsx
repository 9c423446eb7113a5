import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { conversationFixture, emailFixture, replyFixture } from '@/entities/campaign/testing/conversation-fixture';
import { ConversationPage } from './conversation-page';

const path = '/api/user/conversations/42';

function open(routes: FakeRoutes) {
  const asked = fakeApi(routes);
  renderPage(
    <Routes>
      <Route path="/conversations/:coachId" element={<ConversationPage />} />
    </Routes>,
    '/conversations/42',
  );
  return asked;
}

const puts = (asked: ReturnType<typeof fakeApi>) => asked.filter(({ method }) => method === 'PUT');

describe('the conversation with a coach', () => {
  beforeEach(() => localStorage.clear());

  it('C-22 shows what left, opens as estimated, and the reply with its history folded', async () => {
    const person = userEvent.setup();
    open({ [`GET ${path}`]: { json: conversationFixture() } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Quinn Dummett' })).toBeVisible();
    expect(screen.getByText(/here is my film/u)).toBeVisible();
    expect(screen.getByText(/^Opened .* \(estimated\)$/u)).toBeVisible();
    expect(screen.getByText('from marcus@mail.example to quinn@akron.example.edu')).toBeVisible();
    expect(screen.getByText('2 pictures from the web not loaded')).toBeVisible();
    expect(screen.queryByText(/On Sunday Marcus wrote/u)).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Show the earlier email, 2 lines' }));
    expect(screen.getByText(/On Sunday Marcus wrote/u)).toBeVisible();
  });

  it('P-15 a message by the form is marked, and continues by the own email or by a first one where nothing was sent', async () => {
    const reply = replyFixture({ isByForm: true, text: 'Send me your film.', earlier: '', subject: '' });
    const answer = { ...conversationFixture().answer, way: 'none', reason: 'by_form', message: 'This came by the form.' } as const;
    open({ [`GET ${path}`]: { json: conversationFixture({ emails: [], replies: [reply], answer }) } });
    expect(await screen.findByText('From your shared profile')).toBeVisible();
    expect(screen.getByText(/Anyone can type quinn@akron\.example\.edu into the form/u)).toBeVisible();
    expect(screen.getByText('Send me your film.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Answer in my email app' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:quinn@akron\.example\.edu\?/u),
    );
    expect(screen.getByRole('link', { name: 'Write a first email' })).toHaveAttribute('href', expect.stringContaining('42'));
  });

  it.each([
    ['kept', 'Not delivered, kept here'],
    ['failed', 'Not sent'],
    ['unknown', 'Delivery not confirmed'],
    ['bounced', 'Came back'],
  ] as const)('C-22 says what became of an email: %s', async (status, word) => {
    open({ [`GET ${path}`]: { json: conversationFixture({ emails: [emailFixture({ status, openedAt: null })] }) } });
    expect(await screen.findByText(word)).toBeVisible();
  });

  it('C-22 what is typed while an answer is taken back is kept, above the answer', async () => {
    const person = userEvent.setup();
    const answer = emailFixture({ kind: 'answer', status: 'queued', openedAt: null, text: 'I will call on Friday.' });
    let takenBack = (): void => undefined;
    const gone = new Promise<void>((resolve) => (takenBack = resolve));
    open({
      [`GET ${path}`]: { json: conversationFixture({ emails: [answer] }) },
      [`DELETE ${path}/answers/${answer.id}`]: () => gone.then(() => ({ status: 204 })),
    });
    await person.click(await screen.findByRole('button', { name: 'Take back' }));
    await person.type(screen.getByRole('textbox'), 'Coach,');
    takenBack();
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('Coach,\n\nI will call on Friday.'));
  });

  it('C-22 sends an answer once, also when Send is pressed twice and the first try got lost', async () => {
    const person = userEvent.setup();
    let tries = 0;
    const asked = open({ [`GET ${path}`]: { json: conversationFixture() } });
    const handler = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      if (init?.method === 'PUT' || (input instanceof Request && input.method === 'PUT')) {
        tries += 1;
        if (tries === 1) throw new TypeError('Failed to fetch');
      }
      return handler(input, init);
    };
    const box = await screen.findByLabelText('Reply to Quinn Dummett, same email thread, from marcus@mail.example');
    expect(screen.getByText('You can undo for 30 seconds after you press Send.')).toBeVisible();
    await person.type(box, 'Coach, yes.');
    const before = JSON.parse(localStorage.getItem('recruit-answer-42') ?? '{}') as { id: string };
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Not sent')).toBeVisible();
    expect(box).toHaveValue('Coach, yes.');
    expect(JSON.parse(localStorage.getItem('recruit-answer-42') ?? '{}')).toEqual({ id: before.id, text: 'Coach, yes.' });
    expect(puts(asked)).toHaveLength(0);
  });

  it('C-22 an answer that waits can be taken back, and its text is in the box again', async () => {
    const person = userEvent.setup();
    const waiting = emailFixture({
      id: 'answer-1',
      kind: 'answer',
      status: 'queued',
      text: 'Coach, yes.',
      dueAt: '2026-11-18T15:00:00.000Z',
    });
    let parts = conversationFixture({ emails: [emailFixture(), waiting] });
    const asked = open({
      [`GET ${path}`]: () => ({ json: parts }),
      [`DELETE ${path}/answers/answer-1`]: () => {
        parts = conversationFixture();
        return { json: parts };
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('Coach, yes.'));
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('U-09 says why a reply is doubtful, and one press shows it to the guardian and reports it', async () => {
    const person = userEvent.setup();
    const doubtful = replyFixture({ suspicions: ['gift_card'] });
    const at = '2026-11-18T15:00:00.000Z';
    const replies = [{ ...doubtful, reportedAt: at, shownToGuardianAt: at }];
    const asked = open({
      [`GET ${path}`]: { json: conversationFixture({ hasGuardian: true, replies: [doubtful] }) },
      [`PUT ${path}/replies/reply-1/report`]: { json: conversationFixture({ hasGuardian: true, replies }) },
    });
    expect(await screen.findByRole('list', { name: 'Why' })).toHaveTextContent('It asks for gift cards or their codes.');
    expect(screen.getByText(/Do not send money or cards\. Show this to an adult you trust\./u)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Show my guardian and report it' }));
    await waitFor(() => expect(puts(asked).map((one) => one.path)).toEqual([`${path}/replies/reply-1/report`]));
  });

  it('U-09 says when it was shown and reported, and offers it no more; without a guardian it is only reported', async () => {
    const at = '2026-11-18T15:00:00.000Z';
    const done = replyFixture({ suspicions: ['money'], reportedAt: at, shownToGuardianAt: at });
    const alone = replyFixture({ id: 'reply-2', suspicions: ['secrecy'] });
    open({ [`GET ${path}`]: { json: conversationFixture({ replies: [done, alone] }) } });
    expect(await screen.findByText(/Shown to your guardian on their page, .*Reported to the admins/u)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Report it' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /my guardian/u })).toBeNull();
  });

  it('C-22 a reply from an unknown address says so first, and answering is off until it is checked', async () => {
    const person = userEvent.setup();
    const message = 'Reply is off. It opens when you say that you checked who this is.';
    const answer = { ...conversationFixture().answer, way: 'none', reason: 'not_checked', message } as const;
    const replies = [replyFixture({ outsideDomain: true, fromAddress: 'coach@offers.example' })];
    const asked = open({
      [`GET ${path}`]: { json: conversationFixture({ replies, answer }) },
      [`PUT ${path}/replies/reply-1/checked`]: { json: conversationFixture() },
    });
    expect(await screen.findByText('This may not be the coach')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'I checked, it is real' }));
    await waitFor(() => expect(puts(asked).map((one) => one.path)).toEqual([`${path}/replies/reply-1/checked`]));
  });

  it('C-22 without the account of the thread it says so, and offers the way by hand', async () => {
    const person = userEvent.setup();
    const answer = {
      ...conversationFixture().answer,
      way: 'hand',
      reason: 'account_disconnected',
      message: 'Not connected any more.',
    } as const;
    const asked = open({ [`GET ${path}`]: { json: conversationFixture({ answer }) } });
    await person.type(await screen.findByLabelText('Reply to Quinn Dummett'), 'Yes.');
    expect(screen.getByText('Not connected any more.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open in email app' })).toHaveAttribute(
      'href',
      'mailto:quinn@akron.example.edu?subject=Re%3A%20Junior%20season%20film&body=Yes.',
    );
    await person.click(screen.getByRole('button', { name: 'I sent it' }));
    await waitFor(() => expect(puts(asked)[0]?.body).toEqual({ text: 'Yes.', byHand: true }));
  });

  it('C-22 before the first email it leads to a campaign with this coach', async () => {
    open({ [`GET ${path}`]: { json: conversationFixture({ emails: [], replies: [] }) } });
    expect(await screen.findByText('You have not written to this coach yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write an email' })).toHaveAttribute('href', '/campaigns?new=1&coaches=42');
  });

  it.each([
    ['unknown', 'Decide in the campaign'],
    ['failed', 'Send again in the campaign'],
    ['kept', 'Review in the campaign'],
  ] as const)('C-22 an email of a campaign that is %s leads to where something can be done', async (status, label) => {
    open({ [`GET ${path}`]: { json: conversationFixture({ emails: [emailFixture({ status })] }) } });
    const way = await screen.findByRole('link', { name: label });
    expect(way).toHaveAttribute('href', `/campaigns?campaign=campaign-1&status=${status}#emails`);
    expect(screen.queryByRole('link', { name: /^Download .eml/u })).not.toBeInTheDocument();
  });

  it('C-22 an email that Recruit sent can be downloaded, one sent by hand not', async () => {
    const emails = [emailFixture(), emailFixture({ id: 'email-2', channel: 'email_by_hand', fromAddress: null })];
    open({ [`GET ${path}`]: { json: conversationFixture({ emails }) } });
    const files = await screen.findAllByRole('link', { name: /^Download .eml/u });
    expect(files.map((file) => file.getAttribute('href'))).toEqual(['/api/user/conversations/42/entries/email-1/email.eml']);
  });
});
