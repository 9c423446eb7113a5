import { errorText, type FilmClipDto } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { useAddClipMutation, useArrangeClipsMutation, useRemoveClipMutation } from '../../api/film-api';

/** Deletes a clip and offers to bring it back to its place. */
export function useRemoveClip(clips: readonly FilmClipDto[]): (clip: FilmClipDto) => Promise<void> {
  const [removeClip] = useRemoveClipMutation();
  const [addClip] = useAddClipMutation();
  const [arrange] = useArrangeClipsMutation();
  const toast = useToast();

  function fail(title: string, error: unknown): void {
    toast({ title, description: errorText(error, 'Please try again in a moment.'), variant: 'destructive' });
  }

  async function restore({ id, title, url }: FilmClipDto): Promise<void> {
    try {
      const again = await addClip({ title, url }).unwrap();
      await arrange({ ids: clips.map((clip) => (clip.id === id ? again.id : clip.id)) }).unwrap();
      toast({ title: 'Clip restored' });
    } catch (error) {
      fail('Failed to Restore Clip', error);
    }
  }

  return async (clip) => {
    try {
      await removeClip(clip.id).unwrap();
      toast({
        title: 'Clip deleted',
        description: clip.title,
        action: { label: 'Undo', onPress: () => void restore(clip) },
      });
    } catch (error) {
      fail('Failed to Delete Clip', error);
    }
  };
}
