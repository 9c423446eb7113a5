import type { Middleware } from '@reduxjs/toolkit';
import { type StoreCall, withoutConnection } from '@/shared/api';
import { connection } from '@/shared/lib/connection';
import { deviceChanges, deviceOwner } from '@/shared/lib/device-store';
import { answerOf, type StoreAnswer } from './answer-of';
import { keptEndpoints } from './kept-endpoints';
import type { Dispatch, OfflineSession } from './offline-session';
import { waitingList } from './waiting-list';

type Heavy = typeof import('./heavy');

/** What is only needed after the first page is there. */
const heavy = (): Promise<Heavy> => import('./heavy');

/** While the server can be reached, what waits is tried again so often. */
const sendEveryMs = 30_000;

let session: Promise<OfflineSession> | null = null;
/** Answers that arrived before the session was loaded. */
let noticed: StoreAnswer[] = [];
let isLooking = false;
/** Set for a visitor without stored data: starts the offline session once they sign in. */
let beginLater: (() => void) | null = null;

const isSignedIn = ({ isOk, endpoint }: StoreAnswer) => isOk && endpoint === 'getUser';

/** Shows the answers of the store to what keeps them. */
export const offlineMiddleware: Middleware = () => (next) => (action) => {
  const answer = answerOf(action);
  if (answer !== null) {
    if (isLooking) void session?.then((known) => known.notice(answer));
    else noticed.push(answer);
    if (isSignedIn(answer)) beginLater?.();
  }
  return next(action);
};

function begin(dispatch: Dispatch): Promise<OfflineSession> {
  beginLater = null;
  session ??= heavy().then(({ OfflineSession }) => {
    const known = new OfflineSession(dispatch);
    isLooking = true;
    for (const answer of noticed) void known.notice(answer);
    noticed = [];
    return known;
  });
  return session;
}

/** A visitor of the landing page without stored data needs no offline session before the sign-in. */
async function beginWhenNeeded(dispatch: Dispatch): Promise<void> {
  const isNeeded = (await deviceOwner.get()) !== null || noticed.some(isSignedIn);
  if (isNeeded || session !== null) void begin(dispatch);
  else beginLater = () => void begin(dispatch);
}

/** When the stored page was opened: each query is first answered from this device. */
function firstLooks() {
  const seen = new Set<string>();
  return async (call: StoreCall) => {
    if (call.type !== 'query' || call.key === undefined || !keptEndpoints.has(call.endpoint) || seen.has(call.key)) return null;
    seen.add(call.key);
    return (await heavy()).keptAnswerOf(call);
  };
}

/** Makes the app readable and editable offline. `isShell`: the page was stored on this device. */
export function startOffline(dispatch: Dispatch, isShell: boolean): void {
  const first = isShell ? firstLooks() : () => Promise.resolve(null);
  const instead = async (call: StoreCall) => {
    const isSudden = !connection.isOffline();
    return (await connection.failed()) ? (await heavy()).answerInstead(call, isSudden) : null;
  };
  withoutConnection.use({ first, instead });
  connection.watch();
  deviceChanges.subscribe(() => void waitingList.refresh());
  let wasOffline = false;
  connection.subscribe(() => {
    if (wasOffline && !connection.isOffline()) void begin(dispatch).then((known) => known.confirm());
    else void begin(dispatch).then((known) => known.show());
    wasOffline = connection.isOffline();
  });
  setInterval(() => {
    if (!connection.isOffline()) void session?.then((known) => known.sendAgain());
  }, sendEveryMs);
  const look = () => void beginWhenNeeded(dispatch);
  if (isShell) void begin(dispatch);
  else if (document.readyState === 'complete') afterPaint(look);
  else window.addEventListener('load', () => afterPaint(look), { once: true });
}

/** Sends what waits now, where the app has started to keep anything. */
export async function sendNow(): Promise<void> {
  await (await session)?.send();
}

/** Runs later, so that it does not delay the first page. */
function afterPaint(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 1_000);
}
