import { type ReactNode, useId } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A titled group of cards. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2, maxWidth: 860, '& + &': { mt: 4 } }}>
      <Typography id={id} variant="h2" component="h2">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
