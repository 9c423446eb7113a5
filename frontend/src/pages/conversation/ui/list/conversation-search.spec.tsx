import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes, useLocation } from 'react-router';
import { conversationFixture, summaryFixture } from '@/entities/campaign/testing/conversation-fixture';
import { fakeApi, type FakeRequest, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { ConversationsPage } from '../conversations-page';

const list = 'GET /api/user/conversations';
const talks = [summaryFixture(), summaryFixture({ coachId: 43, coachName: 'Kim Park' })];
const answer = ({ query }: FakeRequest) => {
  const search = (query.get('search') ?? '').toLowerCase();
  const conversations = talks.filter(({ coachName }) => coachName.toLowerCase().includes(search));
  const all = conversations.length;
  return { json: { counts: { all, needsAnswer: all, waits: 0 }, conversations, before: null } };
};

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{`${pathname}${search}`}</p>;
}

function open(address = '/conversations', routes: FakeRoutes = {}) {
  const asked = fakeApi({
    'GET /api/user/profile-messages': { json: { messages: [], hasGuardian: false, before: null } },
    [list]: answer,
    'GET /api/user/conversations/43': { json: conversationFixture({ coachId: 43, coachName: 'Kim Park' }) },
    ...routes,
  });
  renderPage(
    <>
      <Routes>
        <Route path="/conversations/:coachId?" element={<ConversationsPage />} />
      </Routes>
      <Link to="/conversations">Menu</Link>
      <Address />
    </>,
    address,
  );
  return asked;
}

const field = () => screen.findByRole('searchbox', { name: 'Search conversations' });
const names = () => within(screen.getByRole('list', { name: 'Conversations' })).getAllByRole('link');
const address = () => screen.getByTestId('address');

describe('the search of the conversations', () => {
  it('C-22 asks for what was typed, together with the filter, and keeps it in the address', async () => {
    const asked = open('/conversations?show=needs_answer');
    await userEvent.type(await field(), ' Park ');
    await waitFor(() => expect(names()).toHaveLength(1));
    expect(names()[0]).toHaveTextContent('Kim Park');
    expect(screen.getByText('1 conversation')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Needs an answer 1' })).toBeVisible();
    expect(address()).toHaveTextContent('/conversations?show=needs_answer&q=Park');
    const last = asked.filter(({ path }) => path === '/api/user/conversations').at(-1)?.query;
    expect([last?.get('search'), last?.get('state')]).toEqual(['Park', 'needs_answer']);
  });

  it('C-22 begins with the search of the address, and the way back from a conversation keeps it', async () => {
    open('/conversations?q=park');
    expect(await field()).toHaveValue('park');
    await userEvent.click(await screen.findByRole('link', { name: /Kim Park/u }));
    expect(await screen.findByRole('link', { name: '← All conversations' })).toHaveAttribute('href', '/conversations?q=park');
  });

  it('C-22 says that nobody matches, and shows all again', async () => {
    open();
    await userEvent.type(await field(), 'nobody');
    expect(await screen.findByText('No coach or school matches “nobody”.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'All 0' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(await field()).toHaveValue('');
    expect(address()).toHaveTextContent(/^\/conversations$/u);
  });

  it('C-22 is empty again after the link of the menu', async () => {
    open('/conversations?q=park');
    await waitFor(() => expect(names()).toHaveLength(1));
    await userEvent.click(screen.getByRole('link', { name: 'Menu' }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(await field()).toHaveValue('');
  });

  it('C-22 a search that fails says so below the field, and tries again', async () => {
    let isBroken = true;
    const broken = { status: 500, json: { message: 'Broken' } };
    open('/conversations', { [list]: (request: FakeRequest) => (isBroken && request.query.has('search') ? broken : answer(request)) });
    await userEvent.type(await field(), 'park');
    expect(await screen.findByText('Your conversations could not be loaded')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Conversations' })).toBeNull();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(names()).toHaveLength(1));
    expect(await field()).toHaveValue('park');
  });
});
