import {
  type Campaign,
  type Confirmation,
  type MailProblem,
  type Recipient,
  useSendCampaignMutation,
} from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { countOf } from '../../model/count-of';
import { heldBack } from '../../model/held-back';

export type SendResult = { kind: 'sent' } | { kind: 'failed' } | { kind: 'held'; problems: MailProblem[] };

/** Presses Send: all mails are queued, or none with the reasons. */
export function useSend(campaign: Campaign) {
  const toast = useToast();
  const [send, { isLoading }] = useSendCampaignMutation();

  async function run(chosen: readonly Recipient[], confirmed: Confirmation[]): Promise<SendResult> {
    try {
      const selectedCoachIds = chosen.map(({ coachId }) => coachId);
      const { queuedCount } = await send({
        id: campaign.id,
        sendCampaignRequest: { selectedCoachIds, confirmed },
      }).unwrap();
      toast({ title: 'Campaign Sent', description: `${countOf(queuedCount, 'email')} on the way.` });
      return { kind: 'sent' };
    } catch (error) {
      const problems = heldBack.fromError(error);
      if (problems !== null && problems.length > 0) return { kind: 'held', problems };
      toast({
        variant: 'destructive',
        title: 'Failed to Send Campaign',
        description: errorText(error, 'Nothing was sent. Please try again in a moment.'),
      });
      return { kind: 'failed' };
    }
  }

  return { run, isSending: isLoading };
}
