import {
  type Campaign,
  type Confirmation,
  type MailProblem,
  type Recipient,
  useGetCampaignsQuery,
  useSendCampaignMutation,
} from '@/entities/campaign';
import { asApiError, errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { countOf } from '../../model/count-of';
import { heldBack } from '../../model/held-back';

export type SendResult = { kind: 'sent' } | { kind: 'failed' } | { kind: 'held'; problems: MailProblem[] };

/** Silence, or a gateway's words: the mails may be on their way all the same. */
function isAnswerLost(error: unknown): boolean {
  const known = asApiError(error);
  return known !== null && known.problem === null;
}

const silence = 'We did not hear back from the server, so it may have been sent. You can press Send again: no coach gets it twice.';

/** Presses Send: all mails are queued, or none with the reasons. */
export function useSend(campaign: Campaign) {
  const toast = useToast();
  const campaigns = useGetCampaignsQuery();
  const [send, { isLoading }] = useSendCampaignMutation();

  function tellSent(queuedCount: number): SendResult {
    toast({ title: 'Campaign Sent', description: `${countOf(queuedCount, 'email')} on the way.` });
    return { kind: 'sent' };
  }

  async function nowActive(): Promise<Campaign | undefined> {
    const { data } = await campaigns.refetch();
    return data?.find(({ id, status }) => id === campaign.id && status !== 'draft');
  }

  async function run(chosen: readonly Recipient[], confirmed: Confirmation[]): Promise<SendResult> {
    try {
      const selectedCoachIds = chosen.map(({ coachId }) => coachId);
      const { queuedCount } = await send({
        id: campaign.id,
        sendCampaignRequest: { selectedCoachIds, confirmed },
      }).unwrap();
      return tellSent(queuedCount);
    } catch (error) {
      const problems = heldBack.fromError(error);
      if (problems !== null && problems.length > 0) return { kind: 'held', problems };
      const lost = isAnswerLost(error);
      const left = lost ? await nowActive() : undefined;
      if (left) return tellSent(left.queuedCount);
      toast({
        variant: 'destructive',
        title: 'Failed to Send Campaign',
        description: lost ? silence : errorText(error, 'Nothing was sent. Please try again in a moment.'),
      });
      return { kind: 'failed' };
    }
  }

  return { run, isSending: isLoading };
}
