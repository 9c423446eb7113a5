import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OperationsAccount } from '@/shared/api';
import { dayWords, momentWords } from '@/shared/lib/dates';
import { StatusPill } from '@/shared/ui/status-pill';

/** One account: who, since when, last seen when. */
export function AccountRow({ account }: { account: OperationsAccount }) {
  const { username, email, isAdmin, isExample, isEmailVerified, createdAt, lastSeenAt } = account;
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto 230px' },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        py: 1.25,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 640 }}>{username}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {isAdmin && <StatusPill tone="info">Admin</StatusPill>}
        {isExample && <StatusPill>Demo</StatusPill>}
        {!isEmailVerified && <StatusPill tone="next">Address not verified</StatusPill>}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {lastSeenAt === null ? 'No open session' : `Seen ${momentWords(lastSeenAt)}`}
        <br />
        Joined {dayWords(createdAt)}
      </Typography>
    </Box>
  );
}
