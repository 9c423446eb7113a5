import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { endedSession, sessionApi, useSession } from '@/entities/athlete';
import { fakeApi } from '@/shared/testing/fake-api';
import { userFixture } from '@/shared/testing/user-fixture';
import { ToastProvider } from '@/shared/ui/toast';
import { createStore } from '../store/create-store';
import { LostSession } from './lost-session';

function Page() {
  const { status, user } = useSession();
  return status === 'signed-in' ? <textarea aria-label={`Notes of ${user.id}`} /> : <p>{status}</p>;
}

const answers = { signedIn: { json: userFixture }, ended: { status: 401 }, broken: { status: 500 } };

/** A page whose user is asked for again by the function that is returned; each answer in turn. */
function open(...inTurn: readonly (keyof typeof answers)[]) {
  const left = [...inTurn];
  fakeApi({ 'GET /api/user': () => answers[left.shift() ?? 'broken'] });
  const goTo = jest.fn();
  const store = createStore();
  render(
    <Provider store={store}>
      <ToastProvider>
        <Page />
        <LostSession goTo={goTo} />
      </ToastProvider>
    </Provider>,
  );
  const askAgain = () => act(() => store.dispatch(sessionApi.endpoints.getUser.initiate(undefined, { forceRefetch: true })));
  return { goTo, askAgain };
}

describe('a session that ended', () => {
  beforeEach(() => {
    sessionStorage.clear();
    window.history.replaceState(null, '', '/campaigns?campaign=c1');
  });

  it('S-08 X-03 is a lost one also where only the question who is here finds out: the page stays with what was typed', async () => {
    const { goTo, askAgain } = open('signedIn', 'ended');
    endedSession.begin();
    const notes = await screen.findByRole('textbox', { name: `Notes of ${userFixture.id}` });
    await userEvent.type(notes, 'Coach called');
    await askAgain();
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible();
    expect(notes).toBeVisible();
    expect(notes).toHaveValue('Coach called');
    await waitFor(() => expect(goTo.mock.calls).toEqual([['/api/login']]));
    expect(endedSession.returnTo()).toBe('/campaigns?campaign=c1');
  });

  it('S-08 is none where nobody was signed in, and where the server only failed', async () => {
    const first = open('ended', 'ended');
    expect(await screen.findByText('signed-out')).toBeVisible();
    await first.askAgain();
    expect(screen.queryByText(/You are logged out/u)).not.toBeInTheDocument();
    const second = open('signedIn', 'broken');
    await screen.findByRole('textbox');
    await second.askAgain();
    expect(screen.queryByText(/You are logged out/u)).not.toBeInTheDocument();
    expect([...first.goTo.mock.calls, ...second.goTo.mock.calls]).toEqual([]);
  });
});
