import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Loading state of the card: its lines as bars. */
export function GmailSkeleton() {
  return (
    <Box role="status" aria-label="Loading your Gmail connection" aria-busy sx={{ display: 'grid', gap: 1.25 }}>
      <Skeleton variant="rounded" height={24} width="70%" />
      <Skeleton variant="rounded" height={20} />
      <Skeleton variant="rounded" height={20} width="85%" />
      <Skeleton variant="rounded" height={40} width={200} />
    </Box>
  );
}
