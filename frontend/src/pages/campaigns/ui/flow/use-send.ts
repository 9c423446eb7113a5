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

export type SendResult =
  | { kind: 'sent' }
  /** The text is not what was looked at; `revision` is the one to look at now. */
  | { kind: 'changed'; revision: number }
  | { kind: 'failed' } | { kind: 'held'; problems: MailProblem[] };

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

  async function presentRevision(): Promise<number> {
    const { data } = await campaigns.refetch();
    return data?.find(({ id }) => id === campaign.id)?.revision ?? campaign.revision;
  }

  /** `revision`: the text that the athlete looked at; with another one nothing is sent. */
  async function run(chosen: readonly Recipient[], confirmed: Confirmation[], revision: number): Promise<SendResult> {
    try {
      const selectedCoachIds = chosen.map(({ coachId }) => coachId);
      const { queuedCount } = await send({
        id: campaign.id,
        sendCampaignRequest: { selectedCoachIds, confirmed, revision },
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
      if (asApiError(error)?.problem?.code === 'campaign_changed') {
        return { kind: 'changed', revision: await presentRevision() };
      }
      return { kind: 'failed' };
    }
  }

  return { run, isSending: isLoading };
}
