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

const wideOnPhones = { flex: { xs: 1, sm: 'none' }, minHeight: { xs: 44, sm: 0 } } as const;

/** On a phone the button stands below the words, not beside them. */
const placing = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 calc(100% - 48px)', sm: 1 } },
  '& .MuiAlert-action': {
    flex: { xs: '1 1 100%', sm: '0 0 auto' },
    m: 0,
    pt: { xs: 0, sm: 0.5 },
    pb: { xs: 1, sm: 0 },
    pl: { xs: 0, sm: 2 },
    whiteSpace: 'nowrap',
  },
} as const;

/** Why a campaign stands still, and what lets it go on. */
export function PausedNotice({ campaign }: PausedNoticeProps) {
  const { data: gmail } = useGetGmailStatusQuery();
  const { resume, resuming } = useResume(campaign);
  const connected = gmail?.connected === true;
  const button = { color: 'inherit', variant: 'outlined', size: 'small', sx: wideOnPhones } as const;
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
  const one = queuedCount === 1;
  return (
    <Alert
      severity="warning"
      icon={<Pause />}
      sx={{ ...placing, bgcolor: 'brand.ballSoft', color: 'text.primary' }}
      action={action}
    >
      <strong>Paused.</strong> {countOf(queuedCount, 'email')} {one ? 'is' : 'are'} waiting: the Gmail account that{' '}
      {one ? 'it leaves' : 'they leave'} from{' '}
      {connected ? 'was not connected. It is again.' : 'is not connected. Nothing leaves from another address.'}
    </Alert>
  );
}
