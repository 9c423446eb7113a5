import { useId } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { type Tone, tones } from '../../model/ai/assistant-choices';

interface ToneFieldProps {
  value: Tone;
  onChange: (tone: Tone) => void;
}

/** How the email should sound. */
export function ToneField({ value, onChange }: ToneFieldProps) {
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
        Tone
      </Typography>
      <Select size="small" fullWidth labelId={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {tones.map((tone) => (
          <MenuItem key={tone.value} value={tone.value}>
            {tone.label}
          </MenuItem>
        ))}
      </Select>
    </div>
  );
}
