import { useCallback, useMemo } from 'react';
import { type School, useAddFavoriteMutation, useListFavoritesQuery, useRemoveFavoriteMutation } from '@/entities/school';
import { useToast } from '@/shared/ui/toast';

export interface Targets {
  /** Ids of the admin's own targets; null while they are not known. */
  ids: ReadonlySet<number> | null;
  /** Adds the school, or removes it when it is one already. */
  toggle(school: School, marked: boolean): void;
}

/** The signed-in admin's own list of schools. */
export function useTargets(): Targets {
  const { data } = useListFavoritesQuery();
  const [add] = useAddFavoriteMutation();
  const [remove] = useRemoveFavoriteMutation();
  const toast = useToast();
  const ids = useMemo(() => (data ? new Set(data.map(({ schoolId }) => schoolId)) : null), [data]);

  const toggle = useCallback(
    ({ id, name }: School, marked: boolean) => {
      const call = marked ? remove(id).unwrap() : add({ schoolId: id }).unwrap();
      call.then(
        () => toast(marked ? { title: `${name} was removed from your targets` } : { title: `${name} was added to your targets` }),
        () =>
          toast({
            title: marked ? 'Failed to remove from targets' : 'Failed to add to targets',
            variant: 'destructive',
          }),
      );
    },
    [add, remove, toast],
  );
  return useMemo(() => ({ ids, toggle }), [ids, toggle]);
}
