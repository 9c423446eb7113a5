import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import type { ProfileField } from '../model/profile-fields';
import type { ProfileForm } from '../model/profile-form';
import type { FieldName } from '../model/use-open-part';
import { FieldTap } from './field-tap';
import { MeasuredField } from './measured/measured-field';
import { ProfileFieldInput } from './profile-field-input';

interface CardFieldProps {
  field: ProfileField;
  control: Control<ProfileForm>;
  disabled: boolean;
  readOnly: boolean;
  /** Its card was closed a moment ago. */
  takesFocus: boolean;
  /** Opens the card at a field. */
  onEdit: (field: FieldName) => void;
}

/** One field of a card; pressing it while it is read-only opens the card. */
export function CardField({ field, takesFocus, onEdit, ...form }: CardFieldProps) {
  return (
    <Box className={field.wide ? 'wide' : undefined} sx={{ position: 'relative' }}>
      {field.input === 'measured' ? <MeasuredField field={field} {...form} /> : <ProfileFieldInput field={field} {...form} />}
      {form.disabled && <FieldTap label={field.label} takesFocus={takesFocus} onEdit={() => onEdit(field.name)} />}
    </Box>
  );
}
