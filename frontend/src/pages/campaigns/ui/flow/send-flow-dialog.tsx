import { useState } from 'react';
import Box from '@mui/material/Box';
import { type Campaign, type Confirmation, type MailProblem, useGetMailSenderQuery, useGetRecipientsQuery } from '@/entities/campaign';
import { ErrorState } from '@/shared/ui/error-state';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { confirmFigures } from '../../model/confirm-figures';
import { heldBack } from '../../model/held-back';
import { selection } from '../../model/selection';
import type { SendStep } from '../../model/send-step';
import { CampaignEditorDialog } from '../editor/campaign-editor-dialog';
import { DeliveryLine } from '../delivery/delivery-line';
import { ConfirmStep } from './confirm-step';
import { FlowActions } from './flow-actions';
import { FlowStepper } from './flow-stepper';
import { LargeSendQuestion } from './large-send-question';
import { LeftOutNote } from './left-out-note';
import { NoRecipients } from './no-recipients';
import { PickStep } from './pick-step';
import { ReviewStep } from './review-step';
import { useLargeSend } from './use-large-send';
import { useMailProblems } from './use-mail-problems';
import { useReadEmails } from './use-read-emails';
import { useSend } from './use-send';
import { WithoutCoaches } from './without-coaches';

interface SendFlowDialogProps {
  campaign: Campaign;
  step: SendStep;
  /** Coaches who are picked from the start. */
  asked: readonly number[];
  onStep: (step: SendStep) => void;
  /** Also after Send; what was picked is forgotten. */
  onClose: () => void;
}

const titles: Record<SendStep, string> = {
  pick: 'Select Email Recipients',
  review: 'Review Each Email',
  confirm: 'Confirm and Send',
};

/** From a draft to Send. Opens with the coaches that were asked for; closing forgets the choice. */
export function SendFlowDialog({ campaign, step, asked, onStep, onClose }: SendFlowDialogProps) {
  const [picked, setPicked] = useState<ReadonlySet<number>>(() => new Set(asked));
  const [confirmed, setConfirmed] = useState<Confirmation[]>([]);
  const [held, setHeld] = useState<MailProblem[]>([]);
  const [editing, setEditing] = useState(false);
  // Another tab may change the text while this one shows the old mails.
  const [seen, setSeen] = useState(campaign.revision);
  // All favorites are meant, so none is named: a long list of schools never has to fit into an address.
  const recipients = useGetRecipientsQuery({ id: campaign.id }, { refetchOnMountOrArgChange: true });
  const { data: sender } = useGetMailSenderQuery();
  const [refused, setRefused] = useState(false);
  const { run, isSending } = useSend(campaign);
  const undeliverable = refused || sender?.reason === 'nothing_can_deliver';
  const { read, onRead, forgetRead } = useReadEmails();

  const chosen = selection.chosen(recipients.data ?? [], picked);
  // A reload or a step back in history cannot bring the choice back.
  const at = chosen.length === 0 ? 'pick' : step;
  const problems = useMailProblems(campaign, at === 'review' ? chosen : []);
  const open = heldBack.open(held, confirmed).filter(({ coachId }) => picked.has(coachId));

  const confirm = (code: string, coachIds: number[]) =>
    setConfirmed((before) => heldBack.confirm(before, code, coachIds));
  const fix = () => setEditing(true);

  async function send(keep: boolean): Promise<void> {
    const result = await run(chosen, { confirmed, revision: seen, keep });
    setRefused(result.kind === 'undeliverable');
    if (result.kind === 'sent') onClose();
    if (result.kind === 'held') setHeld(result.problems);
    if (result.kind === 'changed') {
      lookAgain(result.revision);
      onStep('review');
    }
  }

  const { large, trySend, agree, cancel } = useLargeSend(chosen, (keep) => void send(keep));

  /** What was said about the old text does not hold for the new one. */
  function lookAgain(revision: number): void {
    setHeld([]);
    setConfirmed([]);
    setSeen(revision);
    forgetRead();
  }

  function onFixed(saved: Campaign): void {
    lookAgain(saved.revision);
    setEditing(false);
  }

  function body() {
    if (recipients.data === undefined) {
      if (recipients.error === undefined) return <SkeletonList label="Loading coaches" />;
      const retry = () => void recipients.refetch();
      return <ErrorState title="Failed to fetch recipients" error={recipients.error} onRetry={retry} />;
    }
    if (recipients.data.length === 0) return <NoRecipients />;
    const shared = { campaign, chosen, onConfirm: confirm, onFix: fix };
    if (at === 'review') return <ReviewStep {...shared} problems={problems} confirmed={confirmed} read={read} onRead={onRead} />;
    const keeping = { undeliverable, isSending, onKeep: () => trySend(true) };
    if (at === 'confirm') return <ConfirmStep {...shared} {...keeping} open={open} read={read} onReview={() => onStep('review')} />;
    return (
      <>
        <DeliveryLine />
        <LeftOutNote asked={asked} recipients={recipients.data} />
        <PickStep recipients={recipients.data} picked={selection.ids(chosen)} onPick={setPicked} />
        <WithoutCoaches recipients={recipients.data} />
      </>
    );
  }

  const done = chosen.filter(({ coachId }) => read.has(coachId)).length;
  const notes = chosen.length === 0 ? {} : { pick: String(chosen.length), review: `${done} of ${chosen.length}` };
  return (
    <>
      <ResponsiveDialog
        open
        maxWidth="lg"
        title={titles[at]}
        onClose={onClose}
        actions={
          <FlowActions
            step={at}
            chosen={chosen}
            blocked={open.length > 0}
            undeliverable={undeliverable}
            isSending={isSending}
            onStep={onStep}
            onSend={() => trySend(false)}
          />
        }
      >
        <FlowStepper current={at} last={undeliverable ? 'kept' : 'sent'} allReviewed={done === chosen.length} notes={notes} />
        <Box sx={{ mt: 2 }}>{body()}</Box>
      </ResponsiveDialog>
      <LargeSendQuestion
        large={large}
        emails={confirmFigures(chosen).mails}
        onConfirm={agree}
        onClose={cancel}
      />
      {editing && <CampaignEditorDialog campaign={campaign} onClose={() => setEditing(false)} onSaved={onFixed} />}
    </>
  );
}
