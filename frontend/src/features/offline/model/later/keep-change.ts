import type { StoreCall } from '@/shared/api';
import { type ChangedFields, deviceAnswers, deviceChanges } from '@/shared/lib/device-store';
import { addChange, type NewChange } from '../changes/add-change';
import { waitingList } from '../waiting-list';

/** A change that the server did not answer. */
export interface LostCall {
  call: StoreCall;
  userId: string;
  /** The connection broke with this call: the server may have taken it. */
  mayBeStored: boolean;
}

/** A list as this device keeps it, under the name that the store gives to an answer without an argument. */
export async function keptList<T>(endpoint: string): Promise<readonly T[]> {
  return ((await deviceAnswers.get(`${endpoint}(undefined)`))?.data as T[] | undefined) ?? [];
}

export const lastPart = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** Keeps a change for later, and returns the values as they are with it; null where this device can not. */
export async function keepChange(made: NewChange): Promise<ChangedFields | null> {
  let fields: ChangedFields = made.fields;
  const isKept = await deviceChanges.change(made.userId, made.key, (known, order) => {
    const change = addChange(known, order, made);
    fields = { ...known?.before, ...change?.fields, ...made.fields };
    return change;
  });
  if (!isKept) return null;
  await waitingList.refresh();
  const { revision: _revision, ...shown } = fields;
  return shown;
}
