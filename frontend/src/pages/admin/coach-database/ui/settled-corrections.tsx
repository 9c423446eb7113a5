import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useSettled } from '../model/use-settled';
import { SettledCorrection } from './settled-correction';

function SettledList() {
  const { settled, error, retry } = useSettled();
  if (settled === undefined && error !== undefined) {
    return <ErrorState title="We couldn’t load past decisions. Try again." error={error} onRetry={retry} />;
  }
  if (settled === undefined) return <SkeletonList rows={2} rowHeight={60} label="Loading past decisions" />;
  if (settled.length === 0) return <Typography color="textSecondary">No decisions yet.</Typography>;
  return (
    <Box component="ul" aria-label="Past decisions" sx={{ m: 0, p: 0 }}>
      {settled.map((correction) => (
        <SettledCorrection key={correction.id} correction={correction} />
      ))}
    </Box>
  );
}

/** Past decisions on corrections, loaded on demand. */
export function SettledCorrections() {
  const [open, setOpen] = useState(false);
  return (
    <Box component="section" aria-label="Decided" sx={{ mt: 3 }}>
      <Button color="inherit" variant="outlined" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide past decisions' : 'Show past decisions'}
      </Button>
      {open && (
        <Box sx={{ mt: 2 }}>
          <SettledList />
        </Box>
      )}
    </Box>
  );
}
