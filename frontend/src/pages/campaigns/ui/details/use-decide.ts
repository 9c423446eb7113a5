import { type CampaignEmail, useResolveEmailMutation } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';

type Outcome = 'arrived' | 'send_again';

/** Settles an email whose delivery is not confirmed, or sends a refused one again, and reports the result. */
export function useDecide(campaignId: string) {
  const toast = useToast();
  const [resolve, { isLoading }] = useResolveEmailMutation();

  async function decide({ id, coach, sendAgainTo }: CampaignEmail, outcome: Outcome): Promise<void> {
    const name = `${coach.firstName} ${coach.lastName}`.trim();
    try {
      await resolve({
        id: campaignId,
        emailId: id,
        decideMailRequest: { outcome, toAddress: outcome === 'send_again' ? (sendAgainTo ?? undefined) : undefined },
      }).unwrap();
      const arrived = { title: 'Noted', description: `The email to ${name} counts as sent.` };
      const again = { title: 'Sending Again', description: `The email to ${name} is being sent again.` };
      toast(outcome === 'arrived' ? arrived : again);
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Nothing Was Changed',
        description: errorText(error, 'Please try again in a moment.'),
      });
    }
  }

  return { decide, isDeciding: isLoading };
}
