import Pause from '@mui/icons-material/PauseCircleOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useGetGmailStatusQuery } from '@/entities/athlete';
import type { Campaign } from '@/entities/campaign';
import { paths } from '@/shared/routes';
import { countOf } from '../../model/count-of';
import { useResume } from './use-resume';

interface PausedNoticeProps {
  campaign: Campaign;
}

/** Why a campaign stands still, and what lets it go on. */
export function PausedNotice({ campaign }: PausedNoticeProps) {
  const { data: gmail } = useGetGmailStatusQuery();
  const { resume, resuming } = useResume(campaign);
  const connected = gmail?.connected === true;
  const button = { color: 'inherit', variant: 'outlined', size: 'small' } as const;
  const action = connected ? (
    <Button {...button} disabled={resuming} onClick={resume}>
      {resuming ? 'Resuming...' : 'Resume'}
    </Button>
  ) : (
    <Button {...button} component={Link} to={`${paths.profile}#gmail`}>
      {gmail?.state === 'needs_reconnect' ? 'Reconnect Gmail' : 'Connect Gmail'}
    </Button>
  );
  const { queuedCount } = campaign;
  return (
    <Alert
      severity="warning"
      icon={<Pause />}
      sx={{
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        bgcolor: 'brand.ballSoft',
        color: 'text.primary',
        '& .MuiAlert-message': { flex: 1 },
        '& .MuiAlert-action': { pt: { xs: 0, sm: 0.5 }, pb: { xs: 1, sm: 0 }, pl: { xs: 0, sm: 2 }, whiteSpace: 'nowrap' },
      }}
      action={action}
    >
      <strong>Paused.</strong> {countOf(queuedCount, 'mail')} {queuedCount === 1 ? 'waits' : 'wait'}: the Gmail account that
      they leave from {connected ? 'was not connected. It is again.' : 'is not connected. Nothing leaves from another address.'}
    </Alert>
  );
}
