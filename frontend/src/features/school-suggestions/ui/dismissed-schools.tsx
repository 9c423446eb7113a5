import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DismissedSchoolDto } from '@/shared/api';
import { countText } from '@/shared/lib/figures';

interface DismissedSchoolsProps {
  schools: readonly DismissedSchoolDto[];
  onBack: (school: DismissedSchoolDto) => void;
}

/** Those that were not for the athlete; each can be brought back. */
export function DismissedSchools({ schools, onBack }: DismissedSchoolsProps) {
  const [isShown, setShown] = useState(false);
  if (schools.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Button size="small" color="inherit" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        Not for me ({countText(schools.length)})
      </Button>
      {isShown && (
        <Box component="ul" aria-label="Not for me" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}>
          {schools.map((school) => (
            <Box key={school.id} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 0.75 }}>
              <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }}>
                {school.name}
              </Typography>
              <Button size="small" aria-label={`Bring back ${school.name}`} onClick={() => onBack(school)}>
                Bring back
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
