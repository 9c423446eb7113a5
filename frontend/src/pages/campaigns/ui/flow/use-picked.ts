import { type SetStateAction, useCallback, useMemo, useState } from 'react';
import type { Recipient } from '@/entities/campaign';
import { selection } from '../../model/flow/selection';

const none: readonly Recipient[] = [];

/** The selected coaches: at first the requested ones who are not put aside, then the athlete's choice. */
export function usePicked(recipients: readonly Recipient[] | undefined, asked: readonly number[]) {
  /** Null until the athlete changes what is picked from the start. */
  const [changed, setChanged] = useState<ReadonlySet<number> | null>(null);
  const start = useMemo(() => selection.start(recipients ?? none, asked), [recipients, asked]);
  const onPick = useCallback(
    (next: SetStateAction<ReadonlySet<number>>) => setChanged((before) => (typeof next === 'function' ? next(before ?? start) : next)),
    [start],
  );
  return { picked: changed ?? start, onPick };
}
