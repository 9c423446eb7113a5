import type { ChangedFields, WaitingChange } from '@/shared/lib/device-store';
import { hasValues } from './same-value';

/** A change that the user made just now. */
export interface NewChange extends Pick<WaitingChange, 'key' | 'userId' | 'kind' | 'target' | 'label' | 'fields' | 'before'> {
  /** The server may have it already: it was sent, and the answer got lost. */
  mayBeStored?: boolean;
}

export const changeKey = (kind: WaitingChange['kind'], target: string): string => `${kind} ${target}`;

/** The earlier values that are kept: those of the changed fields, and the revision that a save needs. */
function keptBefore(before: ChangedFields, fields: ChangedFields): ChangedFields {
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in fields || name === 'revision'));
}

/** Merges `made` into the waiting change `known`: the newest value of each field; null when everything is as on the server. */
export function addChange(known: WaitingChange | undefined, order: number, made: NewChange): WaitingChange | null {
  const { mayBeStored = false, ...change } = made;
  const start: WaitingChange = { ...change, tried: [], problem: null, order, edits: 0 };
  const { fields: waiting, before: seen, ...others } = known ?? start;
  const rest = mayBeStored ? { ...others, tried: [...others.tried, made.fields] } : others;
  const fields = { ...waiting, ...made.fields };
  const before = keptBefore({ ...made.before, ...seen }, fields);
  if (rest.tried.length === 0 && rest.problem === null && made.kind !== 'newDraft' && hasValues(before, fields)) return null;
  return { ...rest, label: made.label, fields, before, edits: rest.edits + 1 };
}

/** What still waits of a change after `sent` was stored as `stored`: an edit that was made during the send. */
export function afterSend(known: WaitingChange | undefined, sent: WaitingChange, stored: ChangedFields): WaitingChange | null {
  if (known === undefined || known.edits === sent.edits) return null;
  return { ...known, before: keptBefore(stored, known.fields), tried: [] };
}
