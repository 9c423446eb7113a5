import { type ChangedFields, deviceChanges, type WaitingChange } from '@/shared/lib/device-store';

/** Takes a change back, or gives it up. */
export function dropChange({ userId, key }: WaitingChange): Promise<boolean> {
  return deviceChanges.change(userId, key, () => null);
}

/** Keeps this device's value: it replaces only the server value that was shown beside it. */
export function keepOwn({ userId, key, problem }: WaitingChange): Promise<boolean> {
  return deviceChanges.change(userId, key, (known) => {
    if (known === undefined) return null;
    const before = problem?.kind === 'conflict' ? problem.stored : known.before;
    return { ...known, before, tried: [], problem: null };
  });
}

/** Keeps the merged text: it replaces only the server value that was shown. */
export function keepBoth({ userId, key, problem }: WaitingChange, texts: ChangedFields): Promise<boolean> {
  return deviceChanges.change(userId, key, (known) => {
    if (known === undefined) return null;
    const before = problem?.kind === 'conflict' ? problem.stored : known.before;
    return { ...known, fields: { ...known.fields, ...texts }, before, tried: [], problem: null, edits: known.edits + 1 };
  });
}
