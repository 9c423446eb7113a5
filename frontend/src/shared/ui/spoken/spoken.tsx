import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

interface SpokenProps {
  /** Announced when it changes. */
  live?: boolean;
  children: ReactNode;
}

/** For screen readers only. */
export function Spoken({ live = false, children }: SpokenProps) {
  return (
    <Box
      component="span"
      role={live ? 'status' : undefined}
      sx={{
        position: 'absolute',
        width: '1px',
        height: '1px',
        m: '-1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
