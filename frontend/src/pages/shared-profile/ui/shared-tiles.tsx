import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { wordText } from '@/entities/coach-word';
import type { SharedFactDto } from '@/shared/api';
import { StatCard } from '@/shared/ui/stat-card';

interface SharedTilesProps {
  title: string;
  tiles: readonly SharedFactDto[];
}

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

const grid = {
  display: 'grid',
  gap: 2,
  mt: 1,
  gridTemplateColumns: { xs: equal(2), sm: 'repeat(auto-fill, minmax(150px, 1fr))' },
  '@media print': { gap: 1, mt: 0.5, gridTemplateColumns: equal(4) },
  '& .MuiTypography-h4': { whiteSpace: 'nowrap', fontSize: { md: '1.75rem' } },
};

/** Figures of one kind, each with who says so. */
export function SharedTiles({ title, tiles }: SharedTilesProps) {
  if (tiles.length === 0) return null;
  return (
    <section aria-label={title}>
      <Typography variant="h2">{title}</Typography>
      <Box sx={grid}>
        {tiles.map(({ label, value, word }) => (
          <StatCard key={label} label={label} value={value} detail={word === null ? 'Self-reported' : wordText(word)} />
        ))}
      </Box>
    </section>
  );
}
