import { type ReactNode, useId } from 'react';
import Box from '@mui/material/Box';

interface LandingSectionProps {
  /** Target of the header's link. */
  anchor: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** One part of the landing page below the hero. */
export function LandingSection({ anchor, title, lead, children }: LandingSectionProps) {
  const id = useId();
  return (
    <Box component="section" id={anchor} aria-labelledby={id} sx={{ py: { xs: 5, md: 8 }, scrollMarginTop: 8 }}>
      <Box
        component="h2"
        id={id}
        sx={{
          fontFamily: (theme) => theme.typography.h1.fontFamily,
          fontWeight: 760,
          fontStretch: '104%',
          fontSize: 'clamp(1.6rem, 1.2rem + 1.6vw, 2.25rem)',
          lineHeight: 1.15,
          letterSpacing: '-0.02em',
        }}
      >
        {title}
      </Box>
      <Box component="p" sx={{ mt: 1, mb: 4, maxWidth: '62ch', fontSize: '1.0625rem', color: 'text.secondary' }}>
        {lead}
      </Box>
      {children}
    </Box>
  );
}
