import type { ReactNode } from 'react';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type Control, type FieldPath, type FieldValues, type RegisterOptions, useController } from 'react-hook-form';
import { LabeledField } from '@/shared/ui/labeled-field';
import { lengthLeft } from './length-left';

interface FormFieldProps<T extends FieldValues> extends Omit<OutlinedInputProps, 'name' | 'label' | 'error' | 'value'> {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  hint?: ReactNode;
  rules?: Omit<RegisterOptions<T, FieldPath<T>>, 'valueAsNumber' | 'valueAsDate' | 'setValueAs' | 'disabled'>;
}

/** A labelled text input tied to react-hook-form; null and undefined show as blank. Near its limit it counts. */
export function FormField<T extends FieldValues>({ control, name, rules, ...rest }: FormFieldProps<T>) {
  const { field, fieldState } = useController({ control, name, ...(rules ? { rules } : {}) });
  const room = lengthLeft(field.value, rest.inputProps?.maxLength as number | undefined);
  return (
    <LabeledField
      {...rest}
      {...(room === undefined ? {} : { hint: room })}
      name={field.name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  );
}
