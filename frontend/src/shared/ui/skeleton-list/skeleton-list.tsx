import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

interface SkeletonListProps {
  rows?: number;
  /** Height of one row in pixels: that of the real row, so that nothing jumps. */
  rowHeight?: number;
  /** What is loading, for a screen reader. */
  label?: string;
}

/** A list that is loading, in the shape of the list. */
export function SkeletonList({ rows = 5, rowHeight = 64, label = 'Loading' }: SkeletonListProps) {
  return (
    <Box role="status" aria-label={label} aria-busy sx={{ display: 'grid', gap: 1.5 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={rowHeight} sx={{ borderRadius: '12px' }} />
      ))}
    </Box>
  );
}
