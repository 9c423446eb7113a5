import { useMemo } from 'react';
import { useListCorrectionQueueQuery } from '../api/coach-database-api';
import type { Correction } from './correction';

interface Settled {
  /** The last ones first; undefined while they are not known. */
  settled: readonly Correction[] | undefined;
  error: unknown;
  retry: () => void;
}

const fresh = { refetchOnMountOrArgChange: true } as const;

/** The corrections that an admin accepted or rejected. */
export function useSettled(): Settled {
  const accepted = useListCorrectionQueueQuery('accepted', fresh);
  const rejected = useListCorrectionQueueQuery('rejected', fresh);
  const settled = useMemo(() => {
    if (accepted.data === undefined || rejected.data === undefined) return undefined;
    const decided = ({ decidedAt }: Correction) => decidedAt ?? '';
    return [...accepted.data, ...rejected.data].sort((a, b) => decided(b).localeCompare(decided(a)));
  }, [accepted.data, rejected.data]);
  function retry(): void {
    if (accepted.error !== undefined) void accepted.refetch();
    if (rejected.error !== undefined) void rejected.refetch();
  }
  return { settled, error: accepted.error ?? rejected.error, retry };
}
