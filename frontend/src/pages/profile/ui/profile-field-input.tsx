import { type Control, useController } from 'react-hook-form';
import { LabeledField } from '@/shared/ui/labeled-field';
import { fieldInput } from '../model/field-input';
import { numberText } from '../model/number-text';
import type { ProfileField } from '../model/profile-fields';
import type { ProfileForm } from '../model/profile-form';
import { ProfileSelect } from './profile-select';

interface ProfileFieldInputProps {
  control: Control<ProfileForm>;
  field: ProfileField;
  disabled: boolean;
  /** A save is under way: what is typed now would be lost, but a refused field has to be able to take the focus. */
  readOnly: boolean;
}

/** One field of the form. Number fields remove characters that cannot be part of a number while the user types. */
export function ProfileFieldInput({ control, field: about, disabled, readOnly }: ProfileFieldInputProps) {
  const { name, label, input, hint, autoComplete, limits, choices } = about;
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
  if (choices) {
    const options = choices.map((choice) => ({ value: choice, label: choice }));
    return (
      <ProfileSelect
        {...shared}
        blank={name === 'position' ? 'Choose a position' : 'Choose'}
        disabled={disabled || readOnly}
        options={options}
        onChange={field.onChange}
      />
    );
  }
  const { type, inputMode } = fieldInput(input);
  const numeric = input === 'digits' || input === 'whole' || input === 'decimal';
  return (
    <LabeledField
      {...shared}
      readOnly={readOnly}
      hint={disabled ? undefined : hint}
      type={type}
      autoComplete={autoComplete ?? 'off'}
      inputProps={{ inputMode, ...limits }}
      onChange={({ target }) => {
        field.onChange(numeric ? numberText(target.value, input === 'decimal') : target.value);
      }}
    />
  );
}
