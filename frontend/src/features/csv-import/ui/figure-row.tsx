import Box from '@mui/material/Box';
import { countText } from '@/shared/lib/figures';
import { StatCard } from '@/shared/ui/stat-card';
import type { Figure } from '../model/figures-of';

/** Counts side by side. */
export function FigureRow({ figures }: { figures: readonly Figure[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: `repeat(${figures.length}, minmax(0, 1fr))` },
      }}
    >
      {figures.map(({ label, value }) => (
        <StatCard key={label} label={label} value={countText(value)} />
      ))}
    </Box>
  );
}
