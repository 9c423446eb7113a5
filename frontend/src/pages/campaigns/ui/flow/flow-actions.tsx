import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Recipient, useGetMailSenderQuery } from '@/entities/campaign';
import { countOf } from '@/shared/lib/figures';
import { confirmFigures } from '../../model/flow/confirm-figures';
import type { SendStep } from '../../model/flow/send-step';

interface FlowActionsProps {
  step: SendStep;
  chosen: readonly Recipient[];
  /** Problems have to be checked first. */
  blocked: boolean;
  /** Nothing can be delivered: the step shows what can be done instead. */
  undeliverable: boolean;
  isSending: boolean;
  /** Another time than now was chosen. */
  later: boolean;
  onStep: (step: SendStep) => void;
  onSend: () => void;
}

type SendButtonProps = Pick<FlowActionsProps, 'chosen' | 'blocked' | 'isSending' | 'later' | 'onSend'>;

function SendButton({ chosen, blocked, isSending, later, onSend }: SendButtonProps) {
  const { data: sender } = useGetMailSenderQuery();
  const { mails } = confirmFigures(chosen);
  const ready = sender?.ready ?? false;
  const [verb, pending] = later ? ['Schedule', 'Scheduling...'] : ['Send', 'Sending...'];
  return (
    <Button variant="contained" color="ball" disabled={mails === 0 || blocked || isSending || !ready} onClick={onSend}>
      {isSending ? pending : `${verb} ${countOf(mails, 'email')}`}
    </Button>
  );
}

/** The buttons at the bottom of the flow: back on the left, the next step on the right. */
export function FlowActions({ step, chosen, undeliverable, onStep, ...send }: FlowActionsProps) {
  const none = chosen.length === 0;
  return (
    <>
      {step !== 'pick' && (
        <Button color="inherit" onClick={() => onStep(step === 'confirm' ? 'review' : 'pick')}>
          Back
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      {step === 'pick' && (
        <Button color="inherit" variant="outlined" disabled={none} onClick={() => onStep('review')}>
          Review each
        </Button>
      )}
      {step === 'confirm' && !undeliverable && <SendButton chosen={chosen} {...send} />}
      {step !== 'confirm' && (
        <Button variant="contained" disabled={none} onClick={() => onStep('confirm')}>
          {none ? 'Confirm' : `Confirm ${countOf(chosen.length, 'email')}`}
        </Button>
      )}
    </>
  );
}
