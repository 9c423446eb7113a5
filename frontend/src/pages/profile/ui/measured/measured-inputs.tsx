import type { Ref } from 'react';
import Box from '@mui/material/Box';
import type { MeasuredDto } from '@/shared/api';
import { LabeledField } from '@/shared/ui/labeled-field';
import { numberText } from '../../model/number-text';
import type { MeasuredParts } from '../../model/measured/measured-parts';
import { ProfileSelect } from '../profile-select';

interface MeasuredInputsProps {
  name: string;
  /** `ft`: inches that are also typed as feet and inches. */
  unit: MeasuredDto['unit'] | 'ft';
  timed: boolean;
  hint: string | undefined;
  parts: MeasuredParts;
  /** Why the server refused which part. */
  error: { part: string; message: string } | undefined;
  readOnly: boolean;
  inputRef: Ref<HTMLInputElement>;
  onBlur: () => void;
  onChange: (parts: MeasuredParts) => void;
}

const timings = [
  { value: 'hand', label: 'By hand' },
  { value: 'laser', label: 'Laser' },
];
const texts = [
  { part: 'date', label: 'Date', type: 'date' },
  { part: 'place', label: 'Place', type: 'text' },
  { part: 'measuredBy', label: 'Measured by', type: 'text' },
] as const;
const parts: readonly string[] = ['timing', 'date', 'place', 'measuredBy'];

const layout = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > .full': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;

/** What a value of this unit is typed with: how it is named, its keyboard on a phone, and what is dropped. */
const values = {
  s: { label: 'Seconds', inputMode: 'decimal', typed: (text: string) => numberText(text, true) },
  in: { label: 'Inches', inputMode: 'text', typed: (text: string) => text.replace(/[^\d ./-]/gu, '') },
  ft: { label: 'Feet and inches, or inches', inputMode: 'text', typed: (text: string) => text.replace(/[^\d ./'"’”′″-]/gu, '') },
  lbs: { label: 'Pounds', inputMode: 'numeric', typed: (text: string) => numberText(text, false) },
} as const;

/** A refusal of no part that is shown is at the value. */
function placeOf(error: MeasuredInputsProps['error'], part: string): string | undefined {
  const at = error !== undefined && parts.includes(error.part) ? error.part : 'value';
  return at === part ? error?.message : undefined;
}

type SetPart = (part: keyof MeasuredParts) => (text: string) => void;

function WhenAndWhere({ name, parts: now, error, readOnly, onBlur, set }: MeasuredInputsProps & { set: SetPart }) {
  return texts.map(({ part, type, label }) => (
    <div key={part} className="full">
      <LabeledField
        label={label}
        name={`${name}.${part}`}
        type={type}
        value={now[part]}
        readOnly={readOnly}
        error={placeOf(error, part)}
        autoComplete="off"
        onBlur={onBlur}
        onChange={({ target }) => set(part)(target.value)}
      />
    </div>
  ));
}

function TimedBy({ name, parts: now, error, readOnly, onBlur, set }: MeasuredInputsProps & { set: SetPart }) {
  return (
    <ProfileSelect
      label="Timed"
      name={`${name}.timing`}
      value={now.timing}
      blank="Choose"
      options={timings}
      disabled={readOnly}
      error={placeOf(error, 'timing')}
      onBlur={onBlur}
      onChange={set('timing')}
    />
  );
}

/** The value first; how, when, where and by whom are asked once there is one. */
export function MeasuredInputs(props: MeasuredInputsProps) {
  const { name, unit, timed, hint, parts: now, error, readOnly, inputRef, onBlur, onChange } = props;
  const { label, inputMode, typed } = values[unit];
  const set: SetPart = (part) => (text) => onChange({ ...now, [part]: text });
  const asked = now.value.trim() !== '';
  return (
    <Box sx={layout}>
      <LabeledField
        label={label}
        name={name}
        value={now.value}
        inputRef={inputRef}
        readOnly={readOnly}
        error={placeOf(error, 'value')}
        hint={hint}
        autoComplete="off"
        inputProps={{ inputMode }}
        onBlur={onBlur}
        onChange={({ target }) => set('value')(typed(target.value))}
      />
      {timed && asked && <TimedBy {...props} set={set} />}
      {asked && <WhenAndWhere {...props} set={set} />}
    </Box>
  );
}
