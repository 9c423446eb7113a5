import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { SchedulePreview } from '@/entities/campaign';
import { LabeledField } from '@/shared/ui/labeled-field';
import { LabeledSelect } from '@/shared/ui/labeled-select';
import { limitError, type When } from '../../model/schedule/when';
import { zoneLabel } from '../../model/schedule/zone-label';

interface WhenFieldsProps {
  when: When;
  zone: string;
  questions: SchedulePreview['questions'];
  onChange: (change: Partial<When>) => void;
}

const ways = [
  { value: 'now', label: 'Now' },
  { value: 'morning', label: 'In each coach’s morning' },
  { value: 'at', label: 'At a chosen time' },
] as const;

/** When the emails of a campaign are sent. */
export function WhenFields({ when, zone, questions, onChange }: WhenFieldsProps) {
  const zoneOptions = (choices: string[]) => [
    { value: '', label: 'Choose a time zone' },
    ...choices.map((value) => ({ value, label: zoneLabel(value) })),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <RadioGroup
        aria-label="When"
        value={when.way}
        onChange={({ target }) => onChange({ way: ways.find(({ value }) => value === target.value)?.value ?? 'now' })}
      >
        {ways.map(({ value, label }) => (
          <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
        ))}
      </RadioGroup>
      {when.way === 'at' && (
        <LabeledField
          label="Day and time"
          type="datetime-local"
          value={when.at}
          hint={`In your time zone: ${zoneLabel(zone)}.`}
          onChange={({ target }) => onChange({ at: target.value })}
        />
      )}
      {when.way !== 'now' && (
        <LabeledField
          label="Emails a day"
          value={when.dailyLimit}
          error={limitError(when)}
          hint="Leave it empty to send all on the first day."
          inputProps={{ inputMode: 'numeric' }}
          onChange={({ target }) => onChange({ dailyLimit: target.value.trim() })}
        />
      )}
      {when.way === 'morning' &&
        questions.map(({ schoolId, schoolName, state, choices }) => (
          <LabeledSelect
            key={schoolId}
            stacked
            label={`Which time zone is ${schoolName} (${state}) in?`}
            value={when.zones[schoolId] ?? ''}
            options={zoneOptions(choices)}
            onChange={(answer) => onChange({ zones: { ...when.zones, [schoolId]: answer } })}
          />
        ))}
    </Box>
  );
}
