import { useChangeFamilyControlsMutation } from '@/entities/family';
import { type ChangeControlsRequest, errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';

/** Saves the changes of a guardian and reports the result. */
export function useControls(athleteId: string) {
  const toast = useToast();
  const [change, { isLoading }] = useChangeFamilyControlsMutation();

  async function save(changes: ChangeControlsRequest): Promise<void> {
    const { error } = await change({ athleteId, changeControlsRequest: changes });
    if (error === undefined) toast({ title: 'Saved' });
    else toast({ title: 'Nothing was changed', description: errorText(error, 'Please try again.'), variant: 'destructive' });
  }

  return { save, pending: isLoading };
}
