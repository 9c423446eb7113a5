import type { ChangedFields, WaitingChange } from '@/shared/lib/device-store';
import { hasValues, isSameValue } from './same-value';

/**
 * What a change may do to what the server has now. `done`: it is stored already, its answer was lost. `send`: nobody else
 * changed anything that it changes. `conflict`: somebody did.
 */
export function judgeChange({ fields, before, tried }: WaitingChange, stored: ChangedFields): 'done' | 'send' | 'conflict' {
  if (hasValues(stored, fields)) return 'done';
  const isOurs = (name: string) => [before, fields, ...tried].some((known) => name in known && isSameValue(known[name], stored[name]));
  return Object.keys(fields).every(isOurs) ? 'send' : 'conflict';
}
