import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { act, screen } from '@testing-library/react';
import { useDispatch } from 'react-redux';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { sessionApi } from '../api/session-api';
import { useSession } from './use-session';

const again = { forceRefetch: true, subscribe: false } as const;

it('issue 17 who is here is confirmed without drawing anything again, and drawn again where it changed', async () => {
  const user = { ...userFixture };
  fakeApi({ 'GET /api/user': () => ({ json: { ...user } }) });
  const draw = jest.fn();
  let confirm: () => Promise<unknown> = () => Promise.resolve();
  function Page() {
    const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
    confirm = async () => {
      await dispatch(sessionApi.endpoints.getUser.initiate(undefined, again));
      // The store tells of it in the next frame.
      await new Promise(requestAnimationFrame);
    };
    const session = useSession();
    draw();
    return <p>{session.user?.firstName}</p>;
  }
  renderPage(<Page />);
  expect(await screen.findByText('Maya')).toBeVisible();
  draw.mockClear();
  await act(confirm);
  expect(draw).not.toHaveBeenCalled();
  user.firstName = 'Mia';
  await act(confirm);
  expect(await screen.findByText('Mia')).toBeVisible();
});

it('A-01 nobody is here while that is asked once more, so that the sign-in stays as it is', async () => {
  let answer: () => object | Promise<object> = () => ({ status: 401 });
  fakeApi({ 'GET /api/user': () => answer() });
  const seen: string[] = [];
  let ask: () => Promise<unknown> = () => Promise.resolve();
  function Page() {
    const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
    ask = () => dispatch(sessionApi.endpoints.getUser.initiate(undefined, again));
    const { status } = useSession();
    seen.push(status);
    return <p>{status}</p>;
  }
  renderPage(<Page />);
  expect(await screen.findByText('signed-out')).toBeVisible();
  seen.length = 0;
  let resolve: (known: object) => void = () => undefined;
  answer = () => new Promise((done) => (resolve = done));
  const asked = ask();
  // The store tells of it in the next frame.
  await act(() => new Promise(requestAnimationFrame));
  await act(() => new Promise(requestAnimationFrame));
  resolve({ json: userFixture });
  await act(() => asked);
  expect(await screen.findByText('signed-in')).toBeVisible();
  expect(seen).not.toContain('loading');
});
