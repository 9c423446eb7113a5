import { useId } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

interface OfferFieldProps {
  ticked: boolean;
  onTick: (ticked: boolean) => void;
}

/** Whether the coaches are offered to everyone: only when the athlete says so. */
export function OfferField({ ticked, onTick }: OfferFieldProps) {
  const id = useId();
  return (
    <Box sx={{ mt: 1.5 }}>
      <FormControlLabel
        control={<Checkbox checked={ticked} onChange={(_, now) => onTick(now)} slotProps={{ input: { 'aria-describedby': id } }} />}
        label="Offer these coaches to everyone"
      />
      <Typography id={id} variant="body2" color="textSecondary" sx={{ pl: 4 }}>
        An admin compares the page with the directory first. Nothing about you is shown. Your own contacts don’t change.
      </Typography>
    </Box>
  );
}
