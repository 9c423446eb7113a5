import { useState } from 'react';
import { useSession } from '@/entities/athlete';
import { type Campaign, useGetMailSenderQuery, useGetRecipientsQuery } from '@/entities/campaign';
import { heldBack } from '../../model/flow/held-back';
import { keptLooks } from '../../model/flow/kept-looks';
import { selection } from '../../model/flow/selection';
import type { SendWay } from '../../model/flow/send-way';
import type { SendStep } from '../../model/flow/send-step';
import { useLargeSend } from './confirm/use-large-send';
import { useKeptLooks } from './review/use-kept-looks';
import { useReadEmails } from './review/use-read-emails';
import { useWhen } from '../schedule/use-when';
import { usePicked } from './use-picked';
import { useSendReview } from './use-send-review';
import { useSend } from './use-send';

export interface SendFlowOrder {
  campaign: Campaign;
  step: SendStep;
  /** Coaches who are picked from the start. */
  asked: readonly number[];
  onStep: (step: SendStep) => void;
  /** Also called after Send; discards the selection. `byHand`: the athlete continues by sending each email. */
  onClose: (byHand?: boolean) => void;
}

/** What is picked, confirmed, read and held back on the way from a draft to Send, and the sending itself. */
export function useSendFlow({ campaign, step, asked, onStep, onClose }: SendFlowOrder) {
  // All favorites are meant, so none is named: a long list of schools never has to fit into an address.
  const wanted = asked.length === 0 ? {} : { coachIds: [...asked] };
  const recipients = useGetRecipientsQuery({ id: campaign.id, ...wanted }, { refetchOnMountOrArgChange: true });
  const { data: sender } = useGetMailSenderQuery();
  const [refused, setRefused] = useState(false);
  const { run, isSending } = useSend(campaign);
  const { user } = useSession();
  const key = keptLooks.keyOf(user?.id ?? '', campaign.id);
  const looked = useReadEmails(() => keptLooks.get(key, campaign.revision));
  const review = useSendReview(campaign.revision, looked.lookAgain);
  const forgetLooks = useKeptLooks(key, looked.state, review.seen);
  const { picked, onPick } = usePicked(recipients.data, asked);
  const chosen = selection.chosen(recipients.data ?? [], picked);

  const when = useWhen(campaign.id, step === 'confirm', [...selection.ids(chosen)]);

  async function send(way: SendWay): Promise<void> {
    const result = await run(chosen, { confirmed: review.confirmed, revision: review.seen, way, schedule: when.later });
    setRefused(result.kind === 'undeliverable');
    if (result.kind === 'sent') {
      forgetLooks();
      onClose(way === 'by_hand');
    }
    if (result.kind === 'held') review.setHeld(result.problems);
    if (result.kind === 'changed') {
      review.forget(result.revision);
      onStep('review');
    }
  }

  const leaveOut = (coachId: number) => onPick((before) => new Set([...before].filter((id) => id !== coachId)));
  const undeliverable = refused || sender?.reason === 'nothing_can_deliver';
  const open = heldBack.open(review.held, review.confirmed).filter(({ coachId }) => picked.has(coachId));
  // A reload or a step back in history cannot bring the choice back.
  const at = chosen.length === 0 ? 'pick' : step;
  const largeSend = useLargeSend(chosen, (way) => void send(way));
  return {
    at,
    recipients,
    chosen,
    onPick,
    confirmed: review.confirmed,
    confirm: review.confirm,
    open,
    looked,
    onCoachChanged: review.forgetCoach,
    leaveOut,
    undeliverable,
    when,
    isSending,
    lookAgain: review.forget,
    ...largeSend,
  };
}

export type SendFlow = ReturnType<typeof useSendFlow>;
