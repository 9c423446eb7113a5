import { useId } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

interface ProfileSwitchProps {
  on: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
}

/** Whether the one-page profile is attached to the emails. */
export function ProfileSwitch({ on, disabled, onChange }: ProfileSwitchProps) {
  const id = useId();
  const field = { 'aria-describedby': id };
  return (
    <>
      <FormControlLabel
        sx={{ mr: 0, minHeight: 44 }}
        control={<Switch checked={on} disabled={disabled} onChange={(_, next) => onChange(next)} slotProps={{ input: field }} />}
        label="Attach my profile (PDF)"
      />
      <Typography id={id} variant="body2" color="textSecondary">
        One page with what you chose for your shared profile, made when an email is sent.
      </Typography>
    </>
  );
}
