import { type Ref, useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';

interface ProfileSelectProps {
  label: string;
  name: string;
  value: string;
  /** Label of the empty choice. */
  blank: string;
  options: readonly { value: string; label: string }[];
  disabled: boolean;
  error: string | undefined;
  inputRef?: Ref<HTMLSelectElement>;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** A choice out of a few, by the phone's own picker; blank is one of them. */
export function ProfileSelect(props: ProfileSelectProps) {
  const { label, name, value, blank, options, disabled, error, inputRef, onChange, onBlur } = props;
  const id = useId();
  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled}>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {label}
      </Typography>
      <NativeSelect
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        input={<OutlinedInput size="small" />}
        inputRef={inputRef}
        inputProps={{
          'aria-describedby': error === undefined ? undefined : `${id}-note`,
          'aria-invalid': error !== undefined,
        }}
      >
        <option value="">{blank}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {error !== undefined && (
        <FormHelperText id={`${id}-note`} sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
