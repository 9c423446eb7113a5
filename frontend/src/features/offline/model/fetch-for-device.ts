import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { campaignsForDevice } from '@/entities/campaign';
import { schoolsForDevice } from '@/entities/school';
import { askServer } from '@/shared/api';
import { deviceAnswers } from '@/shared/lib/device-store';
import type { Dispatch } from './offline-session';

const idle = (work: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work, { timeout: 10_000 }) : setTimeout(work, 3_000);

/** The answer that Home is drawn with. Its page is a part of the app of its own, which may not have been opened. */
export async function homeForDevice(userId: string): Promise<void> {
  const [endpoint, key] = ['getHome', 'getHome(undefined)'];
  if ((await deviceAnswers.get(key)) !== null) return;
  const { data, error, meta } = await askServer({ url: '/api/user/home' });
  if (error === undefined) await deviceAnswers.put(userId, key, { endpoint, arg: undefined, data, at: meta?.at ?? null });
}

/**
 * Requests the board, own contacts, drafts and Home, so that they can be read offline even if they were never opened.
 * Only if the app itself can open offline; data that is already in the store is not requested again.
 */
export function fetchForDevice(dispatch: Dispatch, userId: string): void {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
  // Each part of the store names its own state; it is one store.
  const ask = dispatch as ThunkDispatch<never, unknown, UnknownAction>;
  idle(() => {
    schoolsForDevice(ask);
    campaignsForDevice(ask);
    void homeForDevice(userId);
  });
}
