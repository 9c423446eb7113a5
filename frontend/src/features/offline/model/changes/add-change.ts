import type { ChangedFields, WaitingChange } from '@/shared/lib/device-store';
import { hasValues } from './same-value';

/** A change that somebody made just now. */
export type NewChange = Pick<WaitingChange, 'key' | 'userId' | 'kind' | 'target' | 'label' | 'fields' | 'before'>;

export const changeKey = (kind: WaitingChange['kind'], target: string): string => `${kind} ${target}`;

/** Of the values before, those of the fields that are changed and what a save hangs on. */
function keptBefore(before: ChangedFields, fields: ChangedFields): ChangedFields {
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in fields || name === 'revision'));
}

/** What waits once `made` joins `known`: the newest value of each field; null when everything is as it was on the server. */
export function addChange(known: WaitingChange | undefined, order: number, made: NewChange): WaitingChange | null {
  const start: WaitingChange = { ...made, tried: [], problem: null, order, edits: 0 };
  const { fields: waiting, before: seen, ...rest } = known ?? start;
  const fields = { ...waiting, ...made.fields };
  const before = keptBefore({ ...made.before, ...seen }, fields);
  if (rest.tried.length === 0 && rest.problem === null && hasValues(before, fields)) return null;
  return { ...rest, label: made.label, fields, before, edits: rest.edits + 1 };
}

/** What still waits of a change after `sent` was stored as `stored`: an edit that was made during the send. */
export function afterSend(known: WaitingChange | undefined, sent: WaitingChange, stored: ChangedFields): WaitingChange | null {
  if (known === undefined || known.edits === sent.edits) return null;
  return { ...known, before: keptBefore(stored, known.fields), tried: [] };
}
