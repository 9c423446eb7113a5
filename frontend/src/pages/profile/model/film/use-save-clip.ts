import type { UseFormSetError } from 'react-hook-form';
import { errorText, type FilmClipDto } from '@/shared/api';
import { applyServerErrors } from '@/shared/ui/form-field';
import { useToast } from '@/shared/ui/toast';
import { useAddClipMutation, useChangeClipMutation } from '../../api/film-api';

/** A clip as it is typed. */
export interface ClipForm {
  title: string;
  url: string;
}

/** Stores a new clip, or the changed `clip`. Returns whether it was stored. */
export function useSaveClip(clip: FilmClipDto | null, setError: UseFormSetError<ClipForm>): (form: ClipForm) => Promise<boolean> {
  const [add] = useAddClipMutation();
  const [change] = useChangeClipMutation();
  const toast = useToast();

  return async (form) => {
    try {
      await (clip === null ? add(form) : change({ id: clip.id, changeClipRequest: form })).unwrap();
      toast({ title: clip === null ? 'Clip Added' : 'Clip Updated' });
      return true;
    } catch (error) {
      applyServerErrors<ClipForm>(error, ['title', 'url'], setError);
      const title = clip === null ? 'Failed to Add Clip' : 'Failed to Update Clip';
      toast({ title, description: errorText(error, 'The clip could not be stored. Please try again.'), variant: 'destructive' });
      return false;
    }
  };
}
