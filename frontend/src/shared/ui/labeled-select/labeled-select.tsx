import { useId } from 'react';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';

interface LabeledSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** The label above, and the choice as wide as the place. */
  stacked?: boolean;
}

/** A choice with its label, on one line unless `stacked`, by the phone's own picker. */
export function LabeledSelect({ label, value, options, onChange, stacked = false }: LabeledSelectProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', minWidth: 0, ...(stacked ? { flexDirection: 'column', gap: 0.5 } : { alignItems: 'center', gap: 1 }) }}>
      <Typography component="label" htmlFor={id} variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <NativeSelect
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        input={<OutlinedInput size="small" />}
        sx={{ minWidth: 0, minHeight: { xs: 44, md: 40 }, fontSize: { xs: '1rem', md: '0.9375rem' } }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
