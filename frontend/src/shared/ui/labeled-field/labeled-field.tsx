import { type ReactNode, type Ref, useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';

interface LabeledFieldProps extends Omit<OutlinedInputProps, 'error' | 'label'> {
  label: string;
  /** Why the value is refused; it replaces the hint. */
  error?: string | undefined;
  hint?: ReactNode;
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** A text input with its label above and its hint or error below, tied together for a screen reader. */
export function LabeledField({ label, error, hint, inputProps, ...input }: LabeledFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <FormControl fullWidth error={error !== undefined} disabled={input.disabled ?? false}>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {label}
      </Typography>
      <OutlinedInput
        {...input}
        id={id}
        size={input.size ?? 'small'}
        inputProps={{
          ...inputProps,
          'aria-describedby': note === undefined ? undefined : `${id}-note`,
          'aria-invalid': error !== undefined,
        }}
      />
      {note !== undefined && (
        <FormHelperText id={`${id}-note`} sx={{ mx: 0 }}>
          {note}
        </FormHelperText>
      )}
    </FormControl>
  );
}
