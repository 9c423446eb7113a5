import { useEffect } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListWaitingHandEmailsQuery, type WaitingHandEmail } from '@/entities/campaign';
import { ErrorState } from '@/shared/ui/error-state';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import type { GoTo } from '../use-page-address';

interface WriteToCoachProps {
  coachId: number;
  channel: 'x' | 'text';
  goTo: GoTo;
}

const titles = { x: 'Write on X', text: 'Write a Text Message' } as const;
const wide = { minHeight: 48, justifyContent: 'flex-start', textAlign: 'left', overflowWrap: 'anywhere' } as const;

interface ChoicesProps {
  waiting: readonly WaitingHandEmail[];
  onChoose: (email: WaitingHandEmail) => void;
}

/** No campaign has a message for this coach, or several have one. */
function Choices({ waiting, onChoose }: ChoicesProps) {
  if (waiting.length === 0) {
    return (
      <Typography>
        Messages belong to a campaign, so that no coach gets the same message twice. No campaign has a message for this coach now. Start
        one: choose “Send by hand” in its last step.
      </Typography>
    );
  }
  return (
    <>
      <Typography>Which campaign is this message for?</Typography>
      {waiting.map((email) => (
        <Button key={email.emailId} variant="outlined" color="inherit" sx={wide} onClick={() => onChoose(email)}>
          {email.campaignName}
        </Button>
      ))}
    </>
  );
}

/** From a coach to the message: straight on where one campaign has an email for them, else the athlete chooses or starts one. */
export function WriteToCoachDialog({ coachId, channel, goTo }: WriteToCoachProps) {
  const { data, error, isFetching, refetch } = useListWaitingHandEmailsQuery(coachId, { refetchOnMountOrArgChange: true });
  const waiting = isFetching ? undefined : data;
  const only = waiting?.length === 1 ? waiting[0] : undefined;
  const choose = (email: WaitingHandEmail) => goTo({ campaignId: email.campaignId, byHand: email.emailId, writeTo: '' });
  useEffect(() => {
    if (only !== undefined) goTo({ campaignId: only.campaignId, byHand: only.emailId, writeTo: '' });
  }, [only, goTo]);

  function body() {
    if (waiting !== undefined && only === undefined) return <Choices waiting={waiting} onChoose={choose} />;
    if (error === undefined || isFetching) return <SkeletonList rows={2} rowHeight={48} label="Looking for your campaigns" />;
    return <ErrorState title="We couldn’t load your campaigns" error={error} onRetry={() => void refetch()} />;
  }

  const actions = (
    <>
      <Button color="inherit" variant="outlined" onClick={() => goTo({ writeTo: '', channel: null })}>
        Cancel
      </Button>
      {waiting !== undefined && (
        <Button variant="contained" onClick={() => goTo({ writeTo: '', isNew: '1', coaches: String(coachId) })}>
          New campaign
        </Button>
      )}
    </>
  );
  return (
    <ResponsiveDialog open title={titles[channel]} onClose={() => goTo({ writeTo: '', channel: null })} actions={actions}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>{body()}</Box>
    </ResponsiveDialog>
  );
}
