import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type School, WriteToCoach } from '@/entities/school';
import { countText } from '@/shared/lib/figures';
import { SectionCard } from '@/shared/ui/section-card';

/** More than these are shown on demand. */
const few = 4;

/** The coaches of this school with an email address; one press opens that coach. Renders nothing when none has an address. */
export function CoachesCard({ school }: { school: Pick<School, 'coaches'> }) {
  const [isWhole, setWhole] = useState(false);
  const coaches = school.coaches.filter(({ email }) => email !== null);
  if (coaches.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <SectionCard title="Write to a coach">
        <Box component="ul" aria-label="Coaches with an email address" sx={{ m: 0, p: 0 }}>
          {coaches.slice(0, isWhole ? undefined : few).map(({ id, name, title }) => (
            <Box
              component="li"
              key={id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 1,
                py: 1.25,
                listStyle: 'none',
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Box sx={{ flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box sx={{ fontWeight: 640 }}>{name}</Box>
                {title !== '' && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{title}</Box>}
              </Box>
              <WriteToCoach coach={{ id, name }} />
            </Box>
          ))}
        </Box>
        {!isWhole && coaches.length > few && (
          <Button size="small" onClick={() => setWhole(true)}>
            Show all {countText(coaches.length)} coaches
          </Button>
        )}
      </SectionCard>
    </Box>
  );
}
