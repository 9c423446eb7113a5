import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The card while its state is loaded. */
export function MailboxSkeleton() {
  return (
    <Box role="status" aria-label="Loading your mailbox" aria-busy sx={{ display: 'grid', gap: 1.25 }}>
      <Skeleton variant="rounded" height={24} width="70%" />
      <Skeleton variant="rounded" height={20} />
      <Skeleton variant="rounded" height={40} />
    </Box>
  );
}
