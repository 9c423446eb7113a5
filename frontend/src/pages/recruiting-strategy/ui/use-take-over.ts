import { type Campaign, useLazyGetFollowUpsQuery, usePutFollowUpsMutation } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { useToast } from '@/shared/ui/toast';
import { followUpSteps } from '../model/follow-up-steps';
import type { FollowUp } from '../model/strategy';

/** Gives a draft the follow-ups of the plan; follow-ups that it has are never overwritten. */
export function useTakeOver(sequence: readonly FollowUp[]) {
  const toast = useToast();
  const [load, loading] = useLazyGetFollowUpsQuery();
  const [save, saving] = usePutFollowUpsMutation();
  const { steps, left } = followUpSteps(sequence);

  /** Reports the result; returns true when the draft has the steps now. */
  async function takeOver({ id, name }: Pick<Campaign, 'id' | 'name'>): Promise<boolean> {
    try {
      const present = await load(id).unwrap();
      if (present.steps.length > 0) {
        toast({ variant: 'destructive', title: `“${name}” has follow-ups already`, description: 'Nothing was changed.' });
        return false;
      }
      await save({ id, putFollowUpsRequest: { steps, revision: present.revision } }).unwrap();
      toast({ title: `${countOf(steps.length, 'follow-up')} added`, description: 'Write a text for each. Without one, it is not sent.' });
      return true;
    } catch (error) {
      toast({ variant: 'destructive', title: 'No follow-ups added', description: errorText(error, 'Please try again in a moment.') });
      return false;
    }
  }

  return { takeOver, isBusy: loading.isFetching || saving.isLoading, count: steps.length, left };
}
