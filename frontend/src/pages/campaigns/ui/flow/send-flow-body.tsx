import { useState } from 'react';
import type { Campaign } from '@/entities/campaign';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { selection } from '../../model/flow/selection';
import type { SendStep } from '../../model/flow/send-step';
import { WhenSection } from '../schedule/when-section';
import { DeliveryLine } from '../delivery/delivery-line';
import { ConfirmStep } from './confirm/confirm-step';
import { HeldBackQuestion } from './confirm/held-back-question';
import { AddedNote } from './pick/added-note';
import { LeftOutNote } from './pick/left-out-note';
import { NoRecipients } from './pick/no-recipients';
import { PickStep } from './pick/pick-step';
import { ReviewStep } from './review/review-step';
import { useMailProblems } from './review/use-mail-problems';
import type { SendFlow } from './use-send-flow';
import { WithoutCoaches } from './pick/without-coaches';

interface SendFlowBodyProps {
  flow: SendFlow;
  campaign: Campaign;
  /** Coaches who were picked from the start. */
  asked: readonly number[];
  onStep: (step: SendStep) => void;
  onFix: () => void;
}

/** The step of the send flow that is shown now. */
export function SendFlowBody({ flow, campaign, asked, onStep, onFix }: SendFlowBodyProps) {
  const { at, recipients, chosen, confirmed, looked } = flow;
  const [addedAt, setAddedAt] = useState<number | null>(null);
  const mails = useMailProblems(campaign, at === 'review' ? chosen : [], looked.onChecked);
  if (recipients.data === undefined) {
    if (recipients.error === undefined) return <SkeletonList label="Loading coaches" />;
    const retry = () => void recipients.refetch();
    return <ErrorState title="Failed to fetch recipients" error={recipients.error} onRetry={retry} />;
  }
  if (recipients.data.length === 0) return <NoRecipients onAdded={setAddedAt} />;
  if (at === 'review') {
    const known = { campaign, chosen, mails, confirmed, looked };
    return <ReviewStep {...known} onConfirm={flow.confirm} onFix={onFix} onChanged={flow.onCoachChanged} />;
  }
  const keeping = {
    undeliverable: flow.undeliverable,
    isSending: flow.isSending,
    onKeep: () => flow.trySend('keep'),
    onByHand: () => flow.trySend('by_hand'),
  };
  if (at === 'confirm') {
    return (
      <>
        <HeldBackQuestion chosen={chosen} open={flow.open} onConfirm={flow.confirm} onFix={onFix} onLeaveOut={flow.leaveOut} />
        {!flow.undeliverable && <WhenSection state={flow.when} />}
        <ConfirmStep
          campaign={campaign}
          chosen={chosen}
          {...keeping}
          open={flow.open}
          read={looked.read}
          onReview={() => onStep('review')}
          atOnce={flow.when.later === null && flow.when.isReady}
          later={flow.when.when.way !== 'now'}
        />
      </>
    );
  }
  const picked = selection.ids(chosen);
  return (
    <>
      <DeliveryLine />
      <LeftOutNote asked={asked} recipients={recipients.data} />
      <AddedNote
        schoolId={addedAt}
        recipients={recipients.data}
        picked={picked}
        onPick={(some) => flow.onPick((before) => selection.toggleAll(before, some))}
      />
      <PickStep recipients={recipients.data} picked={picked} onPick={flow.onPick} />
      <WithoutCoaches recipients={recipients.data} onAdded={setAddedAt} />
    </>
  );
}
