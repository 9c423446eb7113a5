import { useSyncExternalStore } from 'react';
import { connection } from './connection';

/** Whether the server can not be reached at the moment. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isOffline);
}
