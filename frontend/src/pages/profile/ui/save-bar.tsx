import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

interface SaveBarProps {
  children: ReactNode;
}

const height = '72px';

/** Keeps its buttons within reach of the thumb, above the shell's bottom bar. */
export function SaveBar({ children }: SaveBarProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        zIndex: 1,
        bottom: 'calc(60px + env(safe-area-inset-bottom))',
        display: 'flex',
        minHeight: height,
        gap: 1.5,
        mt: 2,
        mx: { xs: -2, sm: -3 },
        px: { xs: 2, sm: 3 },
        py: 1.5,
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
}
