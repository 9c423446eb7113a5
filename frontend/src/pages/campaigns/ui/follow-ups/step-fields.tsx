import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { WordedField } from '@/entities/campaign';
import type { FollowUpRequest, FollowUpStepDto } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { LabeledField } from '@/shared/ui/labeled-field';
import { LabeledSelect } from '@/shared/ui/labeled-select';
import { notReadyText, reasonOptions } from '../../model/follow-ups/follow-up-words';

const waits = [3, 5, 7, 10, 14, 21, 28];

interface StepFieldsProps {
  number: number;
  step: FollowUpRequest;
  /** As it is stored; undefined while it is new. */
  stored: FollowUpStepDto | undefined;
  onChange: (step: FollowUpRequest) => void;
  onRemove: () => void;
}

function stateOf(stored: FollowUpStepDto): string {
  if (stored.isSkipped) return ' · skipped for everyone';
  if (stored.sentCount > 0) return ` · ${countOf(stored.sentCount, 'email')} sent`;
  return stored.queuedCount > 0 ? ` · ${countOf(stored.queuedCount, 'email')} planned` : '';
}

function OwnReason({ step, onChange }: Pick<StepFieldsProps, 'step' | 'onChange'>) {
  if (step.reason !== 'own') return null;
  return (
    <Box sx={{ mb: 1.5 }}>
      <LabeledField
        label="Your reason"
        // Seen whole on a phone; it stays one line of text.
        multiline
        value={step.ownReason ?? ''}
        inputProps={{ maxLength: 120 }}
        onChange={({ target }) => onChange({ ...step, ownReason: target.value.replace(/[\r\n]+/g, ' ') })}
      />
    </Box>
  );
}

function WaitAndReason({ step, onChange }: Pick<StepFieldsProps, 'step' | 'onChange'>) {
  const options = [...new Set([...waits, step.waitDays])].sort((a, b) => a - b);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1.5 }}>
      <LabeledSelect
        label="Wait"
        value={String(step.waitDays)}
        options={options.map((days) => ({ value: String(days), label: countOf(days, 'day') }))}
        onChange={(days) => onChange({ ...step, waitDays: Number(days) })}
      />
      <LabeledSelect
        label="Reason"
        value={step.reason}
        options={reasonOptions}
        onChange={(reason) => onChange({ ...step, reason: reason as FollowUpRequest['reason'] })}
      />
    </Box>
  );
}

function Title({ number, stored, onRemove }: Pick<StepFieldsProps, 'number' | 'stored' | 'onRemove'>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
      <Typography component="h4" sx={{ flex: 1, fontWeight: 650 }}>
        Follow-up {number}
        {stored && stateOf(stored)}
      </Typography>
      {!stored?.isStarted && (
        <IconButton aria-label={`Remove follow-up ${number}`} onClick={onRemove}>
          <Delete />
        </IconButton>
      )}
    </Box>
  );
}

/** One follow-up: how long to wait, why, and its text. One that has started cannot be changed. */
export function StepFields({ number, step, stored, onChange, onRemove }: StepFieldsProps) {
  const fixed = stored?.isStarted ?? false;
  const problem = stored ? notReadyText(stored.notReady) : null;
  return (
    <Box
      component="fieldset"
      aria-label={`Follow-up ${number}`}
      disabled={fixed}
      sx={{ m: 0, p: 2, border: 1, borderColor: problem ? 'error.main' : 'divider', borderRadius: '12px', minWidth: 0 }}
    >
      <Title number={number} stored={stored} onRemove={onRemove} />
      <WaitAndReason step={step} onChange={onChange} />
      <OwnReason step={step} onChange={onChange} />
      <WordedField
        reader="athlete"
        label="Text"
        multiline
        minRows={4}
        most={20_000}
        value={step.template}
        error={problem ?? undefined}
        onText={(template) => onChange({ ...step, template })}
      />
    </Box>
  );
}
