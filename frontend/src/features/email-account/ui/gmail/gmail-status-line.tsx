import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import SyncProblem from '@mui/icons-material/SyncProblem';
import Box from '@mui/material/Box';
import type { GmailStatus } from '@/entities/athlete';
import { StatusPill } from '@/shared/ui/status-pill';

interface GmailStatusLineProps {
  state: GmailStatus['state'];
}

function badge(state: GmailStatus['state']) {
  if (state === 'connected')
    return (
      <StatusPill tone="good" icon={<CheckCircle />}>
        Connected
      </StatusPill>
    );
  if (state === 'needs_reconnect')
    return (
      <StatusPill tone="next" icon={<SyncProblem />}>
        Reconnect
      </StatusPill>
    );
  return <StatusPill>Not Connected</StatusPill>;
}

/** Connection Status and its badge. */
export function GmailStatusLine({ state }: GmailStatusLineProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        Connection Status
      </Box>
      <span role="status">{badge(state)}</span>
    </Box>
  );
}
