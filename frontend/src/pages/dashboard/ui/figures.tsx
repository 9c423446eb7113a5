import Box from '@mui/material/Box';
import { StatCard } from '@/shared/ui/stat-card';
import type { KnownFigures } from '../model/known-figures';

interface FiguresProps {
  figures: KnownFigures;
}

/** The numbers that count. */
export function Figures({ figures }: FiguresProps) {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 1, sm: 2 }, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
      <StatCard label="Favorite Schools" value={figures.favorites} />
      <StatCard label="Emails Sent" value={figures.sent} />
      <StatCard label="Responses" value={figures.replied} />
    </Box>
  );
}
