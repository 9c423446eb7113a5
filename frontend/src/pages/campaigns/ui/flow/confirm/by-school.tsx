import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Recipient } from '@/entities/campaign';
import { countOf } from '@/shared/lib/figures';
import { schoolCounts } from '../../../model/flow/school-counts';

/** Schools that are listed at once. */
const named = 8;

/** How many coaches of each school get an email. */
export function BySchool({ leaving }: { leaving: readonly Recipient[] }) {
  const [all, setAll] = useState(false);
  const schools = schoolCounts(leaving);
  const shown = all ? schools : schools.slice(0, named);
  return (
    <section aria-label="Coaches by school">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {shown.map(({ schoolId, name, coaches }) => (
          <Box component="li" key={schoolId} sx={{ border: 1, borderColor: 'divider', borderRadius: '10px', px: 1.25, py: 0.5 }}>
            {name}: <strong>{countOf(coaches, 'coach', 'coaches')}</strong>
          </Box>
        ))}
      </Box>
      {schools.length > shown.length && (
        <Button size="small" color="inherit" onClick={() => setAll(true)} sx={{ mt: 0.5 }}>
          Show {countOf(schools.length - shown.length, 'more school', 'more schools')}
        </Button>
      )}
    </section>
  );
}
