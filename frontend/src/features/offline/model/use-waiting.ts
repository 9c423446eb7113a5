import { useSyncExternalStore } from 'react';
import type { WaitingChange } from '@/shared/lib/device-store';
import { changeKey } from './changes/add-change';
import { waitingList } from './waiting-list';

/** The changes that wait on this device. */
export function useWaiting(): readonly WaitingChange[] {
  return useSyncExternalStore(waitingList.subscribe, waitingList.get);
}

/** The change of one thing that waits; undefined when none does. */
export function useWaitingChange(kind: WaitingChange['kind'], target: string): WaitingChange | undefined {
  const key = changeKey(kind, target);
  return useWaiting().find((change) => change.key === key);
}
