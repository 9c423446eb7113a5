import { useId } from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

interface ProgressBarProps {
  label: string;
  /** How much is done, 0 to `max`; null when the total is not known yet. */
  value: number | null;
  max: number;
  /** The value as text, e.g. "14 of 20": shown beside the bar and read by screen readers instead of a percentage. */
  detail: string | number;
}

/** A progress bar with its label and its value as text. */
export function ProgressBar({ label, value, max, detail }: ProgressBarProps) {
  const id = useId();
  const percent = value === null || max <= 0 ? 0 : Math.min(100, Math.max(0, Math.round((value / max) * 100)));
  const state = value === null ? { variant: 'indeterminate' as const } : { variant: 'determinate' as const, value: percent };
  return (
    <div>
      <Box sx={{ display: 'flex', gap: 2, mb: 0.5 }}>
        <Typography id={id} component="span" sx={{ flex: 1 }}>
          {label}
        </Typography>
        <Typography component="span" sx={{ fontWeight: 640 }}>
          {detail}
        </Typography>
      </Box>
      <LinearProgress
        aria-labelledby={id}
        aria-valuetext={value === null || detail === '' ? undefined : String(detail)}
        {...state}
        sx={{ '& .MuiLinearProgress-bar': { borderRadius: '6px' } }}
      />
    </div>
  );
}
