import Box from '@mui/material/Box';
import { type FlowStep, flowSteps, type StepState } from '../../model/flow/flow-steps';
import { Spoken } from '@/shared/ui/spoken';

interface FlowStepperProps {
  current: FlowStep;
  /** How the flow ends. */
  last?: 'sent' | 'kept';
  /** Every picked coach's email was opened. */
  allReviewed?: boolean;
  /** The campaign was sent off, but none of its emails has been sent. */
  noneSent?: boolean;
  /** A number beside the label of a step, such as the number of coaches. */
  notes?: Partial<Record<FlowStep, string>>;
}

const lines = { done: 'primary.main', now: 'ball.main', ahead: 'divider', skipped: 'divider' } as const;

function Step({ step, index, note }: { step: StepState; index: number; note: string | undefined }) {
  const { state, label } = step;
  return (
    <Box
      component="li"
      aria-current={state === 'now' ? 'step' : undefined}
      sx={{
        flex: { xs: state === 'now' ? '3 1 0' : '1 1 0', sm: '1 1 0' },
        minWidth: 0,
        position: 'relative',
        pt: 1,
        borderTop: '3px solid',
        borderColor: lines[state],
        color: state === 'ahead' || state === 'skipped' ? 'text.secondary' : 'text.primary',
        fontWeight: state === 'now' ? 680 : 550,
        fontSize: '0.875rem',
        whiteSpace: 'nowrap',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      }}
    >
      {index + 1}
      {/* On a phone only the current step has room for its name. */}
      <Box component="span" sx={state === 'now' ? {} : { display: { xs: 'none', sm: 'inline' } }}>
        {' '}
        {label}
      </Box>
      {/* Below the steps a phone shows the same figure in a sentence. */}
      {note !== undefined && (
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {` · ${note}`}
        </Box>
      )}
      {state === 'done' && <Spoken> (done)</Spoken>}
      {state === 'skipped' && <Spoken> (not finished)</Spoken>}
    </Box>
  );
}

/** Write → Pick coaches → Review each → Confirm → Sent, or Kept. */
export function FlowStepper({ current, last = 'sent', allReviewed = false, noneSent = false, notes = {} }: FlowStepperProps) {
  return (
    <Box component="ol" aria-label="Steps" sx={{ display: 'flex', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {flowSteps(current, { last, allReviewed, noneSent }).map((step, index) => (
        <Step key={step.step} step={step} index={index} note={notes[step.step]} />
      ))}
    </Box>
  );
}
