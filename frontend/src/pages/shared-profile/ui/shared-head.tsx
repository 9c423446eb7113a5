import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SharedProfileDto } from '@/shared/api';
import { AvatarInitials } from '@/shared/ui/avatar-initials';
import { StatusPill } from '@/shared/ui/status-pill';

interface SharedHeadProps {
  profile: SharedProfileDto;
  /** Actions such as printing, where they are shown in the head. */
  children: ReactNode;
}

/** Who it is; on a phone in one line, so that the film begins on the first screen. */
export function SharedHead({ profile: { name, photoUrl, headline }, children }: SharedHeadProps) {
  const shown = name ?? 'Student Athlete';
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, display: 'flex', alignItems: 'center', gap: { xs: 2, md: 3 } }}>
      <Box
        sx={{
          flex: 'none',
          '&& > *': { width: { xs: 64, md: 104 }, height: { xs: 64, md: 104 }, fontSize: { xs: '1.5rem', md: '2.5rem' } },
        }}
      >
        <AvatarInitials name={shown} src={photoUrl} size={104} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere', fontSize: { xs: '1.5rem', md: undefined } }}>
          {shown}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {headline.map((part) => (
            <StatusPill key={part} tone="good">
              {part}
            </StatusPill>
          ))}
        </Box>
        {children}
      </Box>
    </Card>
  );
}
