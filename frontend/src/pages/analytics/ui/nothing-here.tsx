import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface NothingHereProps {
  title: string;
  action: ReactNode;
  children: ReactNode;
}

/** Inside a card: that there is nothing, why, and what to do. */
export function NothingHere({ title, action, children }: NothingHereProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1.5, py: 1 }}>
      <Typography component="h3" sx={{ fontWeight: 640 }}>
        {title}
      </Typography>
      <Typography color="textSecondary">{children}</Typography>
      {action}
    </Box>
  );
}
