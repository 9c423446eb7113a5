import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { type Control, useController } from 'react-hook-form';
import { divisionName } from '@/entities/school';
import type { SchoolForm } from '../model/school-form';

const divisions = ['D1', 'D2', 'D3', 'na'] as const;

/** The division of a school, from a list. */
export function DivisionField({ control }: { control: Control<SchoolForm> }) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: 'division' });
  return (
    <FormControl error={fieldState.error !== undefined}>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        Division
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
        {divisions.map((division) => (
          <option key={division} value={division}>
            {divisionName(division)}
          </option>
        ))}
      </Select>
      {fieldState.error?.message !== undefined && <FormHelperText>{fieldState.error.message}</FormHelperText>}
    </FormControl>
  );
}
