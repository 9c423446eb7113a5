import {
  type Campaign,
  type Confirmation,
  type MailProblem,
  type Recipient,
  type ScheduleRequest,
  useGetCampaignsQuery,
  useGetMailSenderQuery,
  useSendCampaignMutation,
} from '@/entities/campaign';
import { asApiError, errorText } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { useToast } from '@/shared/ui/toast';
import { confirmFigures } from '../../model/flow/confirm-figures';
import type { SendWay } from '../../model/flow/send-way';
import { heldBack } from '../../model/flow/held-back';

export type SendResult =
  | { kind: 'sent' }
  /** The text has changed since it was looked at; `revision` is the current one. */
  | { kind: 'changed'; revision: number }
  /** None of them could be delivered, so none was sent. */
  | { kind: 'undeliverable' }
  | { kind: 'failed' }
  | { kind: 'held'; problems: MailProblem[] };

export interface SendChoice {
  confirmed: Confirmation[];
  /** The revision that the athlete looked at; if it is outdated, nothing is sent. */
  revision: number;
  way: SendWay;
  /** Null sends at once. */
  schedule: ScheduleRequest | null;
}

/** Silence, or a gateway's words: the emails may be on their way all the same. */
function isAnswerLost(error: unknown): boolean {
  const known = asApiError(error);
  return known !== null && known.problem === null;
}

const wayFields = { send: {}, keep: { keep: true }, by_hand: { byHand: true } } as const;

const failed: Record<SendWay, string> = {
  send: 'Failed to Send Campaign',
  keep: 'Failed to Keep Emails',
  by_hand: 'Failed to Write Emails',
};

const silence = 'We did not hear back from the server, so it may have been sent. You can press Send again: no coach gets it twice.';

function reasonOf(error: unknown, way: SendWay): string {
  if (!isAnswerLost(error)) return errorText(error, 'Nothing was sent. Please try again in a moment.');
  return way === 'send' ? silence : 'We did not hear back from the server. Nothing was delivered. Please try again.';
}

/** The result of a Send; `stay` emails are kept although the others are sent. */
function sentWords({ queuedCount, totalCount, skippedCount, isKeeping, status }: Campaign, stay: number, way: SendWay) {
  const kept = countOf(totalCount - skippedCount, 'email');
  if (way === 'by_hand') return { title: 'Ready to Send by Hand', description: `${kept} written. Recruit does not send: you do.` };
  if (status === 'scheduled') return { title: 'Campaign Scheduled', description: `${countOf(queuedCount, 'email')} will be sent later.` };
  if (isKeeping || status === 'kept') {
    return { title: 'Emails Kept', description: `${kept} not delivered. No coach has received anything.` };
  }
  const rest = stay > 0 ? ` ${countOf(stay, 'email')} kept: not delivered.` : '';
  return { title: 'Campaign Sent', description: `${countOf(Math.max(0, queuedCount - stay), 'email')} will be sent.${rest}` };
}

/** Sends: all emails are queued, or none, with the reasons. */
export function useSend(campaign: Campaign) {
  const toast = useToast();
  const campaigns = useGetCampaignsQuery();
  const { data: sender } = useGetMailSenderQuery();
  const [send, { isLoading }] = useSendCampaignMutation();

  /** Emails to invented coaches, which are kept although the others are sent. */
  function staying(chosen: readonly Recipient[]): number {
    return sender?.deliversExamples === false ? confirmFigures(chosen).examples : 0;
  }

  function sentResult(answer: Campaign, stay: number, way: SendWay): SendResult {
    toast(sentWords(answer, stay, way));
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

  async function run(chosen: readonly Recipient[], { confirmed, revision, way, schedule }: SendChoice): Promise<SendResult> {
    try {
      const selectedCoachIds = chosen.map(({ coachId }) => coachId);
      const sendCampaignRequest = {
        ...{ selectedCoachIds, confirmedTogether: heldBack.together(confirmed), revision, ...wayFields[way] },
        ...(way === 'send' && schedule !== null && { schedule }),
      };
      return sentResult(await send({ id: campaign.id, sendCampaignRequest }).unwrap(), staying(chosen), way);
    } catch (error) {
      const problems = heldBack.fromError(error);
      if (problems !== null && problems.length > 0) return { kind: 'held', problems };
      const left = isAnswerLost(error) ? await nowActive() : undefined;
      return left ? sentResult(left, staying(chosen), way) : failedResult(error, way);
    }
  }

  async function failedResult(error: unknown, way: SendWay): Promise<SendResult> {
    const code = asApiError(error)?.problem?.code;
    if (code === 'nothing_can_deliver') return { kind: 'undeliverable' };
    toast({
      variant: 'destructive',
      title: failed[way],
      description: reasonOf(error, way),
    });
    return code === 'campaign_changed' ? { kind: 'changed', revision: await presentRevision() } : { kind: 'failed' };
  }

  return { run, isSending: isLoading };
}
