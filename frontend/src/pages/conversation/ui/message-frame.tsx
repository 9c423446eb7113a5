import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useLocation } from 'react-router';
import { momentWords } from '@/shared/lib/dates';

interface MessageFrameProps {
  /** Of the email or reply; the address can lead here by it. */
  id: string;
  /** Who wrote it, as the name of this part of the page. */
  name: string;
  /** Shown after the name: the recipient, or the sender's address. */
  aside: string;
  at: string;
  isOwn: boolean;
  children: ReactNode;
}

/** One email of a conversation. */
export function MessageFrame({ id, name, aside, at, isOwn, children }: MessageFrameProps) {
  const isAsked = useLocation().hash === `#${id}`;
  return (
    <Box
      component="article"
      id={id}
      tabIndex={-1}
      aria-label={`${name}, ${momentWords(at)}`}
      sx={{
        p: { xs: 2, md: 2.5 },
        bgcolor: isOwn ? 'brand.turfSoft' : 'background.paper',
        boxShadow: isAsked ? 'inset 4px 0 0 var(--turf)' : 'none',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <Box component="span" sx={{ fontWeight: 680 }}>
          {name}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere', flex: '1 1 160px' }}>
          {aside}
        </Box>
        <Box component="time" dateTime={at} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {momentWords(at)}
        </Box>
      </Box>
      {children}
    </Box>
  );
}
