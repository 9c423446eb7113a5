import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Campaign, useGetCampaignEmailsQuery } from '@/entities/campaign';
import { countOf } from '@/shared/lib/figures';
import { ErrorState } from '@/shared/ui/error-state';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { coachNameOf } from '../../model/by-hand/coach-name-of';
import { HandMessage } from './hand-message';

interface HandDialogProps {
  campaign: Campaign;
  /** The email to begin with; left out, the first that waits. */
  startId?: string;
  onClose: () => void;
}

/** One coach after another: the finished message, and "I sent it". */
export function HandDialog({ campaign, startId, onClose }: HandDialogProps) {
  const { data, error, refetch } = useGetCampaignEmailsQuery(campaign.id, { refetchOnMountOrArgChange: true });
  const [atId, setAtId] = useState(startId ?? null);
  const waiting = (data ?? []).filter(({ status }) => status === 'kept');
  const found = waiting.findIndex(({ id }) => id === atId);
  const at = found < 0 ? 0 : found;
  const email = waiting[at];
  const next = waiting[at + 1] ?? waiting[0];

  const skip = waiting.length > 1 && (
    <Button color="inherit" onClick={() => setAtId(next?.id ?? null)}>
      Next coach
    </Button>
  );
  const actions = (
    <>
      <Box sx={{ flex: 1 }}>{skip}</Box>
      <Button color="inherit" variant="outlined" onClick={onClose}>
        {email === undefined ? 'Done' : 'Later'}
      </Button>
    </>
  );
  return (
    <ResponsiveDialog open maxWidth="md" title="Send by Hand" onClose={onClose} actions={actions}>
      {data === undefined && error === undefined && <SkeletonList rows={4} rowHeight={56} label="Loading the emails" />}
      {data === undefined && error !== undefined && (
        <ErrorState title="We couldn't load the emails" error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && email === undefined && <Typography>All done. No email of this campaign waits to be sent by hand.</Typography>}
      {email !== undefined && (
        <>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {coachNameOf(email)}
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {[email.coach.title, email.coach.school.name].filter(Boolean).join(' · ')}. {countOf(waiting.length, 'email')} left. Recruit
            sends nothing: you do, then press “I sent it”.
          </Typography>
          <HandMessage key={email.id} campaignId={campaign.id} email={email} onSent={() => setAtId(next?.id ?? null)} />
        </>
      )}
    </ResponsiveDialog>
  );
}
