import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { Brand } from '@/shared/ui/brand';
import { ThemeSwitch } from '@/shared/ui/theme-switch';

interface PublicHeaderProps {
  /** Links between the name and the theme switch. */
  children?: ReactNode;
}

/** The head of the pages that need no account. */
export function PublicHeader({ children }: PublicHeaderProps) {
  return (
    <Box
      component="header"
      sx={{
        bgcolor: 'brand.side',
        color: 'brand.sideText',
        px: { xs: 2, md: 5 },
        py: 1.5,
        display: 'flex',
        alignItems: 'center',
        gap: 3,
      }}
    >
      <Brand />
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 3 }}>
        {children}
        <ThemeSwitch />
      </Box>
    </Box>
  );
}
