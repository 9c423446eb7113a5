import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Campaign, type CampaignEmail, useGetCampaignEmailsQuery } from '@/entities/campaign';
import { countOf } from '@/shared/lib/figures';
import { ErrorState } from '@/shared/ui/error-state';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { coachNameOf } from '../../model/by-hand/coach-name-of';
import { HandMessage } from './hand-message';

interface HandDialogProps {
  campaign: Campaign;
  /** The email to begin with; where it does not wait, the first that does. */
  startId: string;
  /** The requested channel; null for email. */
  channel?: 'x' | 'text' | null;
  onClose: () => void;
}

interface TurnProps {
  campaignId: string;
  email: CampaignEmail;
  left: number;
  channel: 'x' | 'text' | null;
  onSent: () => void;
}

function Turn({ campaignId, email, left, channel, onSent }: TurnProps) {
  const { title, school } = email.coach;
  return (
    <>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {coachNameOf(email)}
      </Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[title, school.name].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {countOf(left, 'email')} left. Recruit does not send: you do. Then press “I sent it”.
      </Typography>
      <HandMessage campaignId={campaignId} email={email} asked={channel} onSent={onSent} />
    </>
  );
}

/** One coach after another: the finished message, and "I sent it". */
export function HandDialog({ campaign, startId, channel = null, onClose }: HandDialogProps) {
  const { data, error, refetch } = useGetCampaignEmailsQuery(campaign.id, { refetchOnMountOrArgChange: true });
  const [atId, setAtId] = useState<string | undefined>(startId);
  const waiting = (data ?? []).filter(({ status, isExample }) => status === 'kept' && !isExample);
  const at = Math.max(
    0,
    waiting.findIndex(({ id }) => id === atId),
  );
  const email = waiting[at];
  const goOn = () => setAtId((waiting[at + 1] ?? waiting[0])?.id);

  function body() {
    if (email !== undefined) {
      return <Turn key={email.id} campaignId={campaign.id} email={email} left={waiting.length} channel={channel} onSent={goOn} />;
    }
    if (data !== undefined) return <Typography>All done. No email of this campaign waits to be sent by hand.</Typography>;
    if (error === undefined) return <SkeletonList rows={4} rowHeight={56} label="Loading the emails" />;
    return <ErrorState title="We couldn't load the emails" error={error} onRetry={() => void refetch()} />;
  }

  const actions = (
    <>
      {waiting.length > 1 && (
        <Button color="inherit" onClick={goOn}>
          Next coach
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      <Button color="inherit" variant="outlined" onClick={onClose}>
        {email === undefined ? 'Done' : 'Later'}
      </Button>
    </>
  );
  return (
    <ResponsiveDialog open maxWidth="md" title="Send by Hand" onClose={onClose} actions={actions}>
      {body()}
    </ResponsiveDialog>
  );
}
