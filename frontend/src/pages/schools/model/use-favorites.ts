import { useCallback, useMemo, useRef } from 'react';
import { useAddFavoriteMutation, useListFavoritesQuery, useRemoveFavoriteMutation } from '@/entities/school';
import { useToast } from '@/shared/ui/toast';

export interface Favorites {
  /** Ids of the marked schools; null while they are not known. */
  ids: ReadonlySet<number> | null;
  error: unknown;
  retry(): void;
  /** Adds or removes a favorite at once; if the server refuses, the change is undone and reported. */
  toggle(schoolId: number, marked: boolean): void;
}

/** The athlete's stars. */
export function useFavorites(): Favorites {
  const { data, error, refetch } = useListFavoritesQuery();
  const [add] = useAddFavoriteMutation();
  const [remove] = useRemoveFavoriteMutation();
  const toast = useToast();
  const underWay = useRef(new Set<number>());
  const ids = useMemo(() => (data ? new Set(data.map(({ schoolId }) => schoolId)) : null), [data]);

  const toggle = useCallback(
    (schoolId: number, marked: boolean) => {
      // The answers to a double press could arrive in either order.
      if (underWay.current.has(schoolId)) return;
      underWay.current.add(schoolId);
      const call = marked ? remove(schoolId).unwrap() : add({ schoolId }).unwrap();
      const description = marked ? 'Failed to remove favorite' : 'Failed to add favorite';
      call.catch(() => toast({ title: 'Error', description, variant: 'destructive' })).finally(() => underWay.current.delete(schoolId));
    },
    [add, remove, toast],
  );

  return useMemo(() => ({ ids, error, retry: () => void refetch(), toggle }), [ids, error, refetch, toggle]);
}
