import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

export type PillTone = 'neutral' | 'good' | 'next' | 'bad' | 'info';

interface StatusPillProps {
  tone?: PillTone;
  icon?: ReactNode;
  /** The word: colour never speaks alone. */
  children: ReactNode;
}

const looks: Record<PillTone, { bgcolor: string; color: string }> = {
  neutral: { bgcolor: 'brand.sunk', color: 'text.secondary' },
  good: { bgcolor: 'brand.turfSoft', color: 'primary.main' },
  next: { bgcolor: 'brand.ballSoft', color: 'warning.main' },
  bad: { bgcolor: 'brand.redSoft', color: 'error.main' },
  info: { bgcolor: 'brand.blueSoft', color: 'info.main' },
};

/** A state in one word on a soft tint. */
export function StatusPill({ tone = 'neutral', icon, children }: StatusPillProps) {
  return (
    <Box
      component="span"
      sx={{
        ...looks[tone],
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1.25,
        py: '3px',
        borderRadius: '20px',
        fontSize: '0.78125rem',
        fontWeight: 600,
        lineHeight: 1.4,
        whiteSpace: 'nowrap',
        '& svg': { fontSize: '0.95rem' },
      }}
    >
      {icon}
      {children}
    </Box>
  );
}
