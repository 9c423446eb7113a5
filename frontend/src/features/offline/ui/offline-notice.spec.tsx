import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { connection } from '@/shared/lib/connection';
import { deviceChanges, deviceOwner, type WaitingChange } from '@/shared/lib/device-store';
import { renderPage } from '@/shared/testing/render-page';
import { offlineState } from '../model/offline-state';
import { waitingList } from '../model/waiting-list';
import { OfflineNotice } from './offline-notice';

const star = (target: string, problem: WaitingChange['problem'] = null): WaitingChange => ({
  ...{ key: `favorite ${target}`, userId: 'one', kind: 'favorite', target, label: 'Akron', order: 1, edits: 1, tried: [] },
  ...{ fields: { favorite: true }, before: { favorite: false }, problem },
});
const wait = (change: WaitingChange) =>
  act(async () => {
    await deviceChanges.change('one', change.key, () => change);
    await waitingList.refresh();
  });
const notice = () => screen.getByRole('status', { name: 'Connection' });

beforeEach(async () => {
  await deviceOwner.signOut();
  await deviceOwner.signIn('one');
  await waitingList.refresh();
});
afterEach(() => jest.restoreAllMocks());

describe('the line about the connection', () => {
  it('L-03 says nothing while all is well', () => {
    renderPage(<OfflineNotice />);
    expect(notice()).toBeEmptyDOMElement();
  });

  it('L-03 says once that there is none, and how old the page is by the server’s clock', () => {
    jest.spyOn(connection, 'isOffline').mockReturnValue(true);
    offlineState.keeps('2025-11-25T14:41:00.000Z');
    renderPage(<OfflineNotice />);
    expect(notice()).toHaveTextContent('You’re offline. This is from Nov 25, 2025. Sending, replies and fit need a connection.');
  });

  it('L-03 says so too where the browser keeps nothing', () => {
    jest.spyOn(connection, 'isOffline').mockReturnValue(true);
    offlineState.keeps(null);
    renderPage(<OfflineNotice />);
    expect(notice()).toHaveTextContent('You’re offline. This browser has nothing saved to read.');
  });

  it('L-03 counts what waits, and asks for a decision where one is needed', async () => {
    renderPage(<OfflineNotice />);
    await wait(star('7'));
    expect(notice()).toHaveTextContent('1 change is waiting on this device.See it');
    await wait(star('8'));
    expect(notice()).toHaveTextContent('2 changes are waiting on this device.See them');
    await wait(star('8', { kind: 'gone' }));
    expect(notice()).toHaveTextContent('1 change made here needs your decision.');
  });
});
