import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { type Control, useController } from 'react-hook-form';
import type { SchoolForm } from '../model/school-form';

interface ChoiceFieldProps {
  control: Control<SchoolForm>;
  name: 'division' | 'association';
  label: string;
  choices: readonly { value: string; label: string }[];
}

/** A field of a school that is chosen from a list. */
export function ChoiceField({ control, name, label, choices }: ChoiceFieldProps) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  return (
    <FormControl error={fieldState.error !== undefined}>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {label}
      </Typography>
      <Select
        native
        size="small"
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        inputProps={{ id }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
      {fieldState.error?.message !== undefined && <FormHelperText>{fieldState.error.message}</FormHelperText>}
    </FormControl>
  );
}
