import { type Control, useController } from 'react-hook-form';
import { LabeledField } from '@/shared/ui/labeled-field';
import { fieldInput } from '../model/field-input';
import { numberText } from '../model/number-text';
import { positions } from '../model/positions';
import type { ProfileField } from '../model/profile-fields';
import type { ProfileForm } from '../model/profile-form';
import { ProfileSelect } from './profile-select';

interface ProfileFieldInputProps {
  control: Control<ProfileForm>;
  field: ProfileField;
  disabled: boolean;
}

/** One field of the form; fields for numbers drop whatever no number has while it is typed. */
export function ProfileFieldInput({ control, field: { name, label, kind, hint, autoComplete }, disabled }: ProfileFieldInputProps) {
  const { field, fieldState } = useController({ control, name });
  const shared = {
    label,
    name,
    disabled,
    value: field.value,
    onBlur: field.onBlur,
    inputRef: field.ref,
    error: fieldState.error?.message,
  };
  if (kind === 'position') return <ProfileSelect {...shared} options={positions} onChange={field.onChange} />;
  const { type, inputMode } = fieldInput(kind);
  const numeric = kind === 'whole' || kind === 'decimal';
  return (
    <LabeledField
      {...shared}
      hint={disabled ? undefined : hint}
      type={type}
      autoComplete={autoComplete ?? 'off'}
      inputProps={{ inputMode }}
      onChange={({ target }) => {
        field.onChange(numeric ? numberText(target.value, kind === 'decimal') : target.value);
      }}
    />
  );
}
