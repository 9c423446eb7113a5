import type { ReactNode } from 'react';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type Control, type FieldPath, type FieldValues, type RegisterOptions, useController } from 'react-hook-form';
import { LabeledField } from '@/shared/ui/labeled-field';

interface FormFieldProps<T extends FieldValues> extends Omit<OutlinedInputProps, 'name' | 'label' | 'error' | 'value'> {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  hint?: ReactNode;
  rules?: Omit<RegisterOptions<T, FieldPath<T>>, 'valueAsNumber' | 'valueAsDate' | 'setValueAs' | 'disabled'>;
}

/** A labelled text input tied to react-hook-form; null and undefined show as blank. */
export function FormField<T extends FieldValues>({ control, name, rules, ...rest }: FormFieldProps<T>) {
  const { field, fieldState } = useController({ control, name, ...(rules ? { rules } : {}) });
  return (
    <LabeledField
      {...rest}
      name={field.name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  );
}
