import { useState } from 'react';
import { useAddFavoriteMutation, useListFavoritesQuery, useRemoveFavoriteMutation } from '@/entities/school';
import { useToast } from '@/shared/ui/toast';

interface Favorite {
  /** Null while it is not known. */
  marked: boolean | null;
  toggle: () => Promise<void>;
}

/** The favorite star of one school; a refused change is undone and reported. */
export function useFavorite(schoolId: number): Favorite {
  const { data } = useListFavoritesQuery();
  const [add] = useAddFavoriteMutation();
  const [remove] = useRemoveFavoriteMutation();
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const marked = data ? data.some((favorite) => favorite.schoolId === schoolId) : null;

  async function toggle() {
    if (marked === null || isBusy) return;
    setBusy(true);
    try {
      await (marked ? remove(schoolId).unwrap() : add({ schoolId }).unwrap());
    } catch {
      const description = marked ? 'Failed to remove favorite' : 'Failed to add favorite';
      toast({ title: 'Error', description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  return { marked, toggle };
}
