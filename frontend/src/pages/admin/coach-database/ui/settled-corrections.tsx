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
    return <ErrorState title="What was settled could not be loaded" error={error} onRetry={retry} />;
  }
  if (settled === undefined) return <SkeletonList rows={2} rowHeight={60} label="Loading what was settled" />;
  if (settled.length === 0) return <Typography color="textSecondary">Nothing has been settled yet.</Typography>;
  return (
    <Box component="ul" aria-label="Settled corrections" sx={{ m: 0, p: 0 }}>
      {settled.map((correction) => (
        <SettledCorrection key={correction.id} correction={correction} />
      ))}
    </Box>
  );
}

/** What became of earlier corrections, for whoever asks. */
export function SettledCorrections() {
  const [open, setOpen] = useState(false);
  return (
    <Box component="section" aria-label="Settled" sx={{ mt: 3 }}>
      <Button color="inherit" variant="outlined" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide settled corrections' : 'Show settled corrections'}
      </Button>
      {open && (
        <Box sx={{ mt: 2 }}>
          <SettledList />
        </Box>
      )}
    </Box>
  );
}
