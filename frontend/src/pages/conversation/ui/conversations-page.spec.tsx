import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { fakeApi, type FakeRequest, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { conversationFixture, emailFixture, summaryFixture } from '@/entities/campaign/testing/conversation-fixture';
import { ConversationsPage } from './conversations-page';

const list = 'GET /api/user/conversations';
const byForm = 'GET /api/user/profile-messages';
const noMessages = { json: { messages: [], hasGuardian: false, before: null } };
const noMedia = window.matchMedia;
const counts = { all: 3, needsAnswer: 1, waits: 2 };
const quinn = summaryFixture();
const kim = summaryFixture({
  ...{ coachId: 43, coachName: 'Kim Park', state: 'waits', at: '2026-11-15T20:37:00.000Z', replyCount: 0 },
  last: { direction: 'out', text: 'Coach Park, hello.', status: 'sent', isAutomatic: false },
});

function open(routes: FakeRoutes, address = '/conversations', isWide = false) {
  window.matchMedia = (query) => ({ ...noMedia(query), matches: isWide && query.includes('1200px') });
  const asked = fakeApi({ [byForm]: noMessages, ...routes });
  renderPage(
    <Routes>
      <Route path="/conversations/:coachId?" element={<ConversationsPage />} />
    </Routes>,
    address,
  );
  return asked;
}

const page = (over: object = {}) => ({ json: { counts, conversations: [quinn, kim], before: null, ...over } });
const rows = () => within(screen.getByRole('list', { name: 'Conversations' })).getAllByRole('link');

describe('all conversations', () => {
  afterEach(() => {
    window.matchMedia = noMedia;
  });

  it('C-22 shows with whom, the last line, counts and whose turn it is', async () => {
    open({ [list]: page() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Conversations' })).toBeVisible();
    await screen.findByText('Quinn Dummett');
    const [first, second] = rows();
    expect(first).toHaveTextContent('Akron · Quarterbacks Coach');
    expect(first).toHaveTextContent('Can you send the full game?');
    expect(first).toHaveTextContent('Answer waiting1 email sent, 1 reply');
    expect(first).toHaveAttribute('href', '/conversations/42');
    expect(second).toHaveTextContent('You: Coach Park, hello.1 email sent');
    expect(second).not.toHaveTextContent('waiting');
  });

  it('C-22 a filter asks for these only, stays in the address and says when there are none', async () => {
    const person = userEvent.setup();
    const asked = open({
      [list]: ({ query }: FakeRequest) => page(query.get('state') === 'needs_answer' ? { conversations: [] } : {}),
    });
    await person.click(await screen.findByRole('button', { name: 'Needs an answer 1' }));
    expect(await screen.findByText('No coach is waiting for your answer.')).toBeVisible();
    expect(asked.filter(({ path }) => path === '/api/user/conversations').map(({ query }) => query.get('state'))).toEqual([
      null,
      'needs_answer',
    ]);
    await person.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('Quinn Dummett')).toBeVisible();
  });

  it('C-22 opens a conversation from a filtered list, and the way back keeps the filter', async () => {
    const person = userEvent.setup();
    open({ [list]: page(), 'GET /api/user/conversations/42': { json: conversationFixture() } }, '/conversations?show=needs_answer');
    await person.click(await screen.findByRole('link', { name: /Quinn Dummett/u }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Quinn Dummett' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Conversations' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '← All conversations' })).toHaveAttribute('href', '/conversations?show=needs_answer');
  });

  it('C-22 on a wide screen the list is shown beside the open conversation and marks it', async () => {
    const person = userEvent.setup();
    open(
      {
        [list]: page(),
        'GET /api/user/conversations/42': { json: conversationFixture() },
        'GET /api/user/conversations/43': { json: conversationFixture({ coachId: 43, coachName: 'Kim Park' }) },
      },
      '/conversations',
      true,
    );
    expect(await screen.findByRole('heading', { name: 'Pick a conversation' })).toBeVisible();
    await person.click(await screen.findByRole('link', { name: /Quinn Dummett/u }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Quinn Dummett' })).toBeVisible();
    expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual(['page', null]);
    expect(screen.queryByRole('link', { name: '← All conversations' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('link', { name: /Kim Park/u }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kim Park' })).toBeVisible();
    expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual([null, 'page']);
  });

  it('C-22 an answer that has left moves its conversation in the list', async () => {
    const waiting = conversationFixture({ emails: [emailFixture({ kind: 'answer', status: 'queued' })] });
    let isGone = false;
    const asked = open(
      {
        [list]: page(),
        'GET /api/user/conversations/42': () => {
          const answer = { json: isGone ? conversationFixture({ emails: [emailFixture({ kind: 'answer', status: 'sent' })] }) : waiting };
          isGone = true;
          return answer;
        },
      },
      '/conversations/42',
      true,
    );
    await waitFor(() => expect(asked.filter(({ path }) => path === '/api/user/conversations')).toHaveLength(2));
  });

  it('C-22 before the first email it leads to a campaign', async () => {
    open({ [list]: page({ counts: { all: 0, needsAnswer: 0, waits: 0 }, conversations: [] }) });
    expect(await screen.findByText('No conversations yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write an email' })).toHaveAttribute('href', '/campaigns?new=1');
  });

  it('C-22 shows older conversations on demand', async () => {
    const person = userEvent.setup();
    open({
      [list]: ({ query }: FakeRequest) =>
        query.get('before') === 'place' ? page({ conversations: [kim] }) : page({ conversations: [quinn], before: 'place' }),
    });
    await person.click(await screen.findByRole('button', { name: 'Show older conversations' }));
    expect(await screen.findByText('Kim Park')).toBeVisible();
    expect(rows()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show older conversations' })).not.toBeInTheDocument();
  });

  it('C-22 says when the list could not be loaded, and tries again', async () => {
    const person = userEvent.setup();
    let isBroken = true;
    open({ [list]: () => (isBroken ? { status: 500, json: { message: 'Broken' } } : page()) });
    await screen.findByText('Your conversations could not be loaded');
    isBroken = false;
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Quinn Dummett')).toBeVisible();
  });
});
