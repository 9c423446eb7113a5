import { useState } from 'react';
import Box from '@mui/material/Box';
import type { Campaign } from '@/entities/campaign';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { confirmFigures } from '../../model/flow/confirm-figures';
import type { SendStep } from '../../model/flow/send-step';
import { CampaignEditorDialog } from '../editor/campaign-editor-dialog';
import { FlowActions } from './flow-actions';
import { FlowStepper } from './flow-stepper';
import { LargeSendQuestion } from './confirm/large-send-question';
import { SendFlowBody } from './send-flow-body';
import { type SendFlowOrder, useSendFlow } from './use-send-flow';

const titles: Record<SendStep, string> = {
  pick: 'Select Email Recipients',
  review: 'Review Each Email',
  confirm: 'Confirm and Send',
};

/** The steps from a draft to Send. Opens with the requested coaches; closing discards the selection. */
export function SendFlowDialog(order: SendFlowOrder) {
  const { campaign, asked, onStep, onClose } = order;
  const [editing, setEditing] = useState(false);
  const flow = useSendFlow(order);
  const { at, chosen, looked, undeliverable } = flow;
  const { read } = looked;

  function onFixed(saved: Campaign): void {
    flow.lookAgain(saved.revision);
    setEditing(false);
  }

  const done = chosen.filter(({ coachId }) => read.has(coachId)).length;
  const notes = chosen.length === 0 ? {} : { pick: String(chosen.length), review: `${done} of ${chosen.length}` };
  const actions = (
    <FlowActions
      step={at}
      chosen={chosen}
      blocked={flow.open.length > 0 || !flow.when.isReady}
      undeliverable={undeliverable}
      isSending={flow.isSending}
      later={flow.when.when.way !== 'now'}
      onStep={onStep}
      onSend={() => flow.trySend('send')}
    />
  );
  return (
    <>
      <ResponsiveDialog open maxWidth="lg" part={at} title={titles[at]} onClose={() => onClose()} actions={actions}>
        <FlowStepper current={at} last={undeliverable ? 'kept' : 'sent'} allReviewed={done === chosen.length} notes={notes} />
        <Box sx={{ mt: 2 }}>
          <SendFlowBody flow={flow} campaign={campaign} asked={asked} onStep={onStep} onFix={() => setEditing(true)} />
        </Box>
      </ResponsiveDialog>
      <LargeSendQuestion large={flow.large} emails={confirmFigures(chosen).mails} onConfirm={flow.agree} onClose={flow.cancel} />
      {editing && <CampaignEditorDialog campaign={campaign} onClose={() => setEditing(false)} onSaved={onFixed} />}
    </>
  );
}
