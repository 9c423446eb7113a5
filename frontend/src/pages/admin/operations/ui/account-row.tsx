import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OperationsAccount } from '@/shared/api';
import { dayWords, momentWords } from '@/shared/lib/dates';
import { StatusPill } from '@/shared/ui/status-pill';
import { AccountActions } from './account-actions';

interface AccountRowProps {
  account: OperationsAccount;
  onChanged: () => void;
}

const row = {
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto 200px auto' },
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'center',
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

function Marks({ account: { isAdmin, isGuardian, isExample, isEmailVerified } }: { account: OperationsAccount }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {isAdmin && <StatusPill tone="info">Admin</StatusPill>}
      {isGuardian && <StatusPill>Guardian</StatusPill>}
      {isExample && <StatusPill>Demo</StatusPill>}
      {!isEmailVerified && <StatusPill tone="next">Address not verified</StatusPill>}
    </Box>
  );
}

/** One account: who, since when, last seen when. */
export function AccountRow({ account, onChanged }: AccountRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { username, email, createdAt, lastSeenAt } = account;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere', fontWeight: 640 }}>{username}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
      </Box>
      <Marks account={account} />
      <Typography variant="body2" color="textSecondary">
        {lastSeenAt === null ? 'No open session' : `Seen ${momentWords(lastSeenAt)}`}
        <br />
        Joined {dayWords(createdAt)}
      </Typography>
      <Button
        size="small"
        color="inherit"
        sx={{ justifySelf: 'start' }}
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Close' : 'Manage'}: ${username}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Close' : 'Manage'}
      </Button>
      {isOpen && <AccountActions account={account} onDone={onChanged} />}
    </Box>
  );
}
