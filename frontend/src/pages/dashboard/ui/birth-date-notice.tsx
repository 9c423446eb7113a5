import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { User } from '@/entities/athlete';
import { paths } from '@/shared/routes';
import { SectionCard } from '@/shared/ui/section-card';
import { putOffBirthDate } from '../model/put-off-birth-date';

interface BirthDateNoticeProps {
  user: User;
}

/** Asks athletes for a birth date that is missing; it can wait two weeks at a time. */
export function BirthDateNotice({ user: { id, birthdate } }: BirthDateNoticeProps) {
  const [isLater, setIsLater] = useState(() => putOffBirthDate.isNow(id, new Date()));
  if (birthdate !== null || isLater) return null;

  function later(): void {
    putOffBirthDate.keep(id, new Date());
    setIsLater(true);
  }

  return (
    <Box sx={{ mb: 2 }}>
      <SectionCard title="Add your birth date">
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '68ch', mb: 1.5 }}>
          You need it before you can share your profile. Coaches don’t see it unless you share it.
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} variant="contained" to={`${paths.profile}?fill=birthdate`}>
            Add birth date
          </Button>
          <Button color="inherit" onClick={later}>
            Not now
          </Button>
        </Box>
      </SectionCard>
    </Box>
  );
}
