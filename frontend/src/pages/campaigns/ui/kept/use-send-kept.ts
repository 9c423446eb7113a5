import { type Campaign, type Confirmation, type MailProblem, useGetCampaignsQuery, useSendKeptMailsMutation } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { useToast } from '@/shared/ui/toast';
import { heldBack } from '../../model/flow/held-back';

/** Sends the kept emails of a campaign; the server writes and checks each of them again. */
export function useSendKept(campaign: Campaign) {
  const toast = useToast();
  const campaigns = useGetCampaignsQuery();
  const [send, { isLoading }] = useSendKeptMailsMutation();

  /** null when done, else the problems to check first; empty when it failed for another reason. */
  async function run(confirmed: Confirmation[]): Promise<MailProblem[] | null> {
    try {
      const { keptCount, skippedCount } = await send({
        id: campaign.id,
        sendKeptRequest: { confirmedTogether: heldBack.together(confirmed) },
      }).unwrap();
      const skipped = skippedCount - campaign.skippedCount;
      const left = campaign.keptCount - keptCount - skipped;
      const rest = keptCount > 0 ? ` ${countOf(keptCount, 'email')} kept: not delivered.` : '';
      const without = skipped > 0 ? ` ${countOf(skipped, 'email')} skipped.` : '';
      toast({ title: 'Kept Emails Queued', description: `${countOf(left, 'email')} will be sent.${without}${rest}` });
      return null;
    } catch (error) {
      const problems = heldBack.fromError(error);
      if (problems !== null && problems.length > 0) return problems;
      toast({
        variant: 'destructive',
        title: 'Failed to Send Kept Emails',
        description: errorText(error, 'We can’t tell if they were sent. You can try again: no coach gets an email twice.'),
      });
      void campaigns.refetch();
      return [];
    }
  }

  return { run, isSending: isLoading };
}
