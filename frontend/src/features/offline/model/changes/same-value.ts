import type { ChangedFields } from '@/shared/lib/device-store';

type Value = ChangedFields[string] | undefined;

/** The server takes the blanks around a text away. */
const plain = (value: Value): Value => (typeof value === 'string' ? value.trim() : value);

export const isSameValue = (one: Value, other: Value): boolean => plain(one) === plain(other);

/** Whether `stored` has each value of `fields`. */
export const hasValues = (stored: ChangedFields, fields: ChangedFields): boolean =>
  Object.entries(fields).every(([name, value]) => isSameValue(stored[name], value));
