import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Recipient } from '@/entities/campaign';
import { useListFavoritesQuery } from '@/entities/school';
import { AddCoachesButton } from '@/features/add-coaches';
import { countOf } from '@/shared/lib/figures';

interface WithoutCoachesProps {
  recipients: readonly Recipient[];
  /** Called after coaches of a school were saved. */
  onAdded: (schoolId: number) => void;
}

/** Schools that are listed at once. */
const page = 4;

/** Favorites without a known coach address, each with a button to add its coaches without leaving the campaign. */
export function WithoutCoaches({ recipients, onAdded }: WithoutCoachesProps) {
  const { data = [] } = useListFavoritesQuery();
  const [shown, setShown] = useState(page);
  const reached = new Set(recipients.filter(({ coachEmail }) => coachEmail !== null).map(({ schoolId }) => schoolId));
  const missing = data.filter(({ schoolId }) => !reached.has(schoolId));
  if (missing.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="without-coaches" sx={{ mt: 3 }}>
      <Typography id="without-coaches" variant="h3">
        {missing.length} of your {countOf(data.length, 'favorite')} {missing.length === 1 ? 'has' : 'have'} no coach yet
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Add them in a minute from the school’s staff page. Your choice above stays.
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, border: '1px solid', borderColor: 'divider', borderRadius: '14px', overflow: 'hidden' }}>
        {missing.slice(0, shown).map(({ schoolId, school }) => (
          <Box
            key={schoolId}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              px: 2,
              py: 1,
              listStyle: 'none',
              '& + &': { borderTop: '1px solid', borderColor: 'divider' },
            }}
          >
            <Box component="span" sx={{ flex: 1, minWidth: 0, fontWeight: 620, overflowWrap: 'anywhere' }}>
              {school.name}
            </Box>
            <AddCoachesButton school={{ id: schoolId, name: school.name }} isWriting onAdded={onAdded} />
          </Box>
        ))}
      </Box>
      {missing.length > shown && (
        <Button color="inherit" onClick={() => setShown(shown + 20)}>
          Show more of {countOf(missing.length, 'school')}
        </Button>
      )}
    </Box>
  );
}
