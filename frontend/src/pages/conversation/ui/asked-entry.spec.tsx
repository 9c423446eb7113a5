import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { fakeApi, type FakeRequest } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { conversationFixture, emailFixture, replyFixture } from '@/entities/campaign/testing/conversation-fixture';
import { ConversationPage } from './conversation-page';

const path = '/api/user/conversations/42';
const into = jest.fn();

function open(hash: string) {
  const asked = fakeApi({
    [`GET ${path}`]: ({ query }: FakeRequest) => ({
      json:
        query.get('before') === 'place'
          ? conversationFixture({ emails: [emailFixture({ id: 'old' })], replies: [], before: null })
          : conversationFixture({ emails: [], replies: [replyFixture({ id: 'new' })], before: 'place' }),
    }),
  });
  renderPage(
    <Routes>
      <Route path="/conversations/:coachId" element={<ConversationPage />} />
    </Routes>,
    `/conversations/42${hash}`,
  );
  return asked;
}

describe('an email or reply that the address names', () => {
  const before = Element.prototype.scrollIntoView;

  beforeEach(() => {
    into.mockClear();
    Element.prototype.scrollIntoView = into;
  });

  afterAll(() => {
    Element.prototype.scrollIntoView = before;
  });

  it('C-22 is brought into view and has the focus', async () => {
    const asked = open('#new');
    const entry = await screen.findByRole('article', { name: /^Quinn Dummett,/u });
    await waitFor(() => expect(entry).toHaveFocus());
    expect(into).toHaveBeenCalledTimes(1);
    expect(asked.filter(({ method }) => method === 'GET')).toHaveLength(1);
  });

  it('C-22 is looked for among earlier ones', async () => {
    open('#old');
    const entry = await screen.findByRole('article', { name: /^You,/u });
    await waitFor(() => expect(entry).toHaveFocus());
  });

  it('C-22 that is not there leaves the page as it is', async () => {
    const asked = open('#gone');
    await screen.findByText(/here is my film/u);
    expect(into).not.toHaveBeenCalled();
    expect(asked.filter(({ method }) => method === 'GET')).toHaveLength(2);
  });

  it('C-22 without one nothing earlier is asked for', async () => {
    const asked = open('');
    await screen.findByText('Can you send the full game?');
    expect(asked.filter(({ method }) => method === 'GET')).toHaveLength(1);
  });
});
