import { useMemo } from 'react';
import { type Target, useListTargetSchoolsQuery } from '@/entities/school';

export interface Followed {
  /** Ids of the favorites and of every tracked school; null while they are loading. */
  ids: ReadonlySet<number> | null;
  targets: ReadonlyMap<number, Target>;
  error: unknown;
  retry(): void;
}

/** The schools of the board; loaded only when `wanted`. */
export function useFollowed(favoriteIds: ReadonlySet<number> | null, wanted: boolean): Followed {
  const { data, error, refetch } = useListTargetSchoolsQuery(undefined, { skip: !wanted });
  return useMemo(() => {
    const targets = new Map((data ?? []).map((target) => [target.schoolId, target]));
    const known = data !== undefined && favoriteIds !== null;
    return {
      ids: known ? new Set([...favoriteIds, ...targets.keys()]) : null,
      targets,
      error: data === undefined ? error : undefined,
      retry: () => void refetch(),
    };
  }, [data, error, favoriteIds, refetch]);
}
