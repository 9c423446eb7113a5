import { useEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Control, useController } from 'react-hook-form';
import { LabeledField } from '@/shared/ui/labeled-field';
import { measuredParts, measuredText } from '../../model/measured/measured-parts';
import { measuredWords } from '../../model/measured/measured-words';
import type { ProfileField } from '../../model/profile-fields';
import type { ProfileForm } from '../../model/profile-form';
import { MeasuredInputs } from './measured-inputs';

interface MeasuredFieldProps {
  control: Control<ProfileForm>;
  field: ProfileField;
  disabled: boolean;
  /** A save is under way. */
  readOnly: boolean;
}

/** A measured value with how, when, where and by whom: one line to read, a group of inputs to change. */
export function MeasuredField({ control, field: about, disabled, readOnly }: MeasuredFieldProps) {
  const { field, fieldState } = useController({ control, name: about.name });
  const { error } = fieldState;
  const group = useRef<HTMLFieldSetElement>(null);

  // The form moves the focus to the value; the refused part is beside it, and takes no focus before the save has ended.
  useEffect(() => {
    if (error === undefined || !group.current?.contains(document.activeElement)) return;
    group.current.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error, readOnly]);

  if (disabled) return <LabeledField label={about.label} value={measuredWords(field.value, about.unit)} multiline disabled />;
  return (
    <Box ref={group} component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 600, p: 0, mb: 0.75 }}>
        {about.label}
      </Typography>
      <MeasuredInputs
        name={about.name}
        unit={about.inFeet ? 'ft' : (about.unit ?? 's')}
        timed={about.timed === true}
        hint={about.hint}
        parts={measuredParts(field.value)}
        error={error && { part: error.type, message: error.message ?? '' }}
        readOnly={readOnly}
        inputRef={field.ref}
        onBlur={field.onBlur}
        onChange={(parts) => field.onChange(measuredText(parts))}
      />
    </Box>
  );
}
