import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { SharedProfileDto } from '@/shared/api';
import { AvatarInitials } from '@/shared/ui/avatar-initials';
import { StatusPill } from '@/shared/ui/status-pill';
import { originOf } from '../model/origin';

interface SharedHeadProps {
  profile: SharedProfileDto;
  /** Actions such as printing, where they are shown in the head. */
  children: ReactNode;
}

/** Letters of a name that takes more than three lines of a phone in large type. */
const longName = 36;

/** Who it is; on a phone in one line, so that the film begins on the first screen. */
export function SharedHead({ profile: { name, photoUrl, headline, details }, children }: SharedHeadProps) {
  const shown = name ?? 'Student Athlete';
  const origin = originOf(details).words;
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
        <Typography
          variant="h1"
          tabIndex={-1}
          sx={{ overflowWrap: 'anywhere', fontSize: { xs: shown.length > longName ? '1.125rem' : '1.5rem', md: undefined } }}
        >
          {shown}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {headline.map((part) => (
            <StatusPill key={part} tone="good">
              {part}
            </StatusPill>
          ))}
        </Box>
        {origin !== '' && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {origin}
          </Typography>
        )}
        {children}
      </Box>
    </Card>
  );
}
