import { useDispatch } from 'react-redux';
import { baseApi, tagTypes } from '@/shared/api';
import { connection } from '@/shared/lib/connection';
import type { WaitingChange } from '@/shared/lib/device-store';
import { dropChange, keepOwn } from './changes/decide-change';
import { sendNow } from './start-offline';
import { waitingList } from './waiting-list';

const shown = tagTypes.filter((tag) => tag !== 'User');

/** What can be decided about a change that waits. */
export function useDecide() {
  const dispatch = useDispatch();

  /** The screen shows what is stored, or kept, without the change. */
  async function drop(change: WaitingChange): Promise<void> {
    await dropChange(change);
    await waitingList.refresh();
    dispatch(baseApi.util.invalidateTags([...shown]));
  }

  async function keepMine(change: WaitingChange): Promise<void> {
    await keepOwn(change);
    await waitingList.refresh();
    if (!connection.isOffline()) await sendNow();
  }

  return { drop, keepMine };
}
