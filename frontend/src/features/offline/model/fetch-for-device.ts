import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { campaignsForDevice } from '@/entities/campaign';
import { schoolsForDevice } from '@/entities/school';
import type { Dispatch } from './offline-session';

const idle = (work: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work, { timeout: 10_000 }) : setTimeout(work, 3_000);

/**
 * Asks for the board, own contacts and drafts, so that they can be read without a connection before anybody opened them.
 * Only where the app itself opens without one; what is in the store already is not asked again.
 */
export function fetchForDevice(dispatch: Dispatch): void {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
  // Each part of the store names its own state; it is one store.
  const ask = dispatch as ThunkDispatch<never, unknown, UnknownAction>;
  idle(() => {
    schoolsForDevice(ask);
    campaignsForDevice(ask);
  });
}
