import Box from '@mui/material/Box';
import type { Operations } from '@/shared/api';
import { StatCard } from '@/shared/ui/stat-card';
import { summaryFigures } from '../model/summary-figures';

/** The four key numbers; skeletons until they are loaded. */
export function FiguresRow({ operations }: { operations: Operations | undefined }) {
  return (
    <Box
      component="section"
      aria-label="At a glance"
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' } }}
    >
      {summaryFigures(operations).map((figure) => (
        <StatCard key={figure.label} {...figure} />
      ))}
    </Box>
  );
}
