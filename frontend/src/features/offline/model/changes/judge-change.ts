import type { ChangedFields, WaitingChange } from '@/shared/lib/device-store';
import { hasValues, isSameValue } from './same-value';

/**
 * Decides what to do with a change, given what the server has now. `done`: already stored, only its answer was lost. `send`:
 * the fields it changes were not changed elsewhere. `conflict`: they were.
 */
export function judgeChange({ fields, before, tried }: WaitingChange, stored: ChangedFields): 'done' | 'send' | 'conflict' {
  if (hasValues(stored, fields)) return 'done';
  const isOurs = (name: string) => [before, fields, ...tried].some((known) => name in known && isSameValue(known[name], stored[name]));
  return Object.keys(fields).every(isOurs) ? 'send' : 'conflict';
}
