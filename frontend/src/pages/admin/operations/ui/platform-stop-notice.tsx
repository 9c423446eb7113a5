import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PlatformMailStop } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { countOf } from '@/shared/lib/figures';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useResumePlatform } from '../model/use-resume-platform';

function why({ reason, sent, bounced, hardBounces }: PlatformMailStop): string {
  const last = sent === 1 ? 'the last email' : `the last ${countOf(sent, 'email')}`;
  if (reason === 'hard_bounces') return `Of ${last}, ${hardBounces} went to addresses that do not exist. Ten stop sending.`;
  return `Of ${last}, ${bounced} bounced. More than 5% stops sending.`;
}

/** Shows since when and why no email is sent, and lets an admin resume. */
export function PlatformStopNotice({ stop, onResumed }: { stop: PlatformMailStop; onResumed: () => void }) {
  const [asking, setAsking] = useState(false);
  const { resume, resuming } = useResumePlatform(onResumed);
  return (
    <Alert severity="error">
      <strong>Stopped since {momentWords(stop.at)}.</strong> {why(stop)} The campaigns are paused.
      <Box sx={{ mt: 1.25 }}>
        <Button size="small" color="inherit" variant="outlined" sx={{ minHeight: { xs: 44, sm: 0 } }} onClick={() => setAsking(true)}>
          Resume sending
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        title="Resume sending?"
        confirmLabel="Resume sending"
        pendingLabel="Resuming..."
        pending={resuming}
        onConfirm={() => void resume().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        Correct the coach addresses that bounced first. Bounces so far are no longer counted. Athletes can then resume their paused
        campaigns.
      </ConfirmDialog>
    </Alert>
  );
}
