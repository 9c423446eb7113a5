import { useDispatch } from 'react-redux';
import { baseApi, tagTypes } from '@/shared/api';
import { connection } from '@/shared/lib/connection';
import type { ChangedFields, WaitingChange } from '@/shared/lib/device-store';
import { dropChange, keepBoth, keepOwn } from './changes/decide-change';
import { sendNow } from './start-offline';
import { waitingList } from './waiting-list';

const shown = tagTypes.filter((tag) => tag !== 'User');

/** What can be decided about a change that waits. */
export function useDecide() {
  const dispatch = useDispatch();

  /** Drops the change; the screen then shows the stored value. */
  async function drop(change: WaitingChange): Promise<void> {
    await dropChange(change);
    await waitingList.refresh();
    dispatch(baseApi.util.invalidateTags([...shown]));
  }

  /** Sends what was decided, where there is a connection. */
  async function send(decided: Promise<boolean>): Promise<void> {
    await decided;
    await waitingList.refresh();
    if (!connection.isOffline()) await sendNow();
  }

  return {
    drop,
    keepMine: (change: WaitingChange) => send(keepOwn(change)),
    merge: (change: WaitingChange, texts: ChangedFields) => send(keepBoth(change, texts)),
  };
}
