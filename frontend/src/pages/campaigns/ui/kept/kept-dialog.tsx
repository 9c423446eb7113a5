import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Campaign, type Confirmation, type MailProblem, useGetCampaignEmailsQuery, useGetMailSenderQuery } from '@/entities/campaign';
import { countOf } from '@/shared/lib/figures';
import { ErrorState } from '@/shared/ui/error-state';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { heldBack } from '../../model/flow/held-back';
import { keptCoaches } from '../../model/details/kept-coaches';
import type { ReviewCoach } from '../../model/flow/review-coach';
import { DailyLimitNote } from '../flow/confirm/daily-limit-note';
import { ProblemNote } from '../flow/review/problem-note';
import { ReviewStep } from '../flow/review/review-step';
import { SenderNote } from '../flow/confirm/sender-note';
import { useMailProblems } from '../flow/review/use-mail-problems';
import { useReadEmails } from '../flow/review/use-read-emails';
import { useSendKept } from './use-send-kept';

interface KeptDialogProps {
  campaign: Campaign;
  onClose: () => void;
}

interface HeldBackNotesProps {
  /** The problems that still hold emails back. */
  open: readonly MailProblem[];
  chosen: readonly ReviewCoach[];
  onConfirm: (code: string, coachIds: number[]) => void;
}

function HeldBackNotes({ open, chosen, onConfirm }: HeldBackNotesProps) {
  if (open.length === 0) return null;
  const nameOf = new Map(chosen.map(({ coachId, coachName }) => [coachId, coachName]));
  return (
    <Box component="section" role="alert" aria-label="Needs a look" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3">Nothing was sent yet. Check this first</Typography>
      {heldBack.grouped(open).map((problem) => (
        <ProblemNote
          key={problem.key}
          problem={problem}
          coaches={problem.coachIds.map((coachId) => ({ coachId, name: nameOf.get(coachId) ?? '' }))}
          onConfirm={() => onConfirm(problem.code, problem.coachIds)}
        />
      ))}
    </Box>
  );
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error === undefined) return <SkeletonList label="Loading the emails" />;
  return <ErrorState title="The emails could not be loaded" error={error} onRetry={onRetry} />;
}

/** The kept emails as they would be sent today, reviewed once more before they are sent. */
export function KeptDialog({ campaign, onClose }: KeptDialogProps) {
  const { data, error, refetch } = useGetCampaignEmailsQuery(campaign.id, { refetchOnMountOrArgChange: true });
  const { data: sender } = useGetMailSenderQuery();
  const [confirmed, setConfirmed] = useState<Confirmation[]>([]);
  const [held, setHeld] = useState<MailProblem[]>([]);
  const looked = useReadEmails();
  const { run, isSending } = useSendKept(campaign);
  const chosen = keptCoaches(data ?? [], sender?.deliversExamples === true);
  const mails = useMailProblems(campaign, chosen, looked.onChecked);
  const open = heldBack.open(held, confirmed);
  const confirm = (code: string, coachIds: number[]) => setConfirmed((before) => heldBack.confirm(before, code, coachIds));

  const blocked = [isSending, chosen.length === 0, open.length > 0, sender?.ready !== true].includes(true);

  async function send(): Promise<void> {
    const found = await run(confirmed);
    if (found === null) onClose();
    else setHeld(found);
  }

  return (
    <ResponsiveDialog
      open
      maxWidth="lg"
      title="Review Kept Emails"
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            Not now
          </Button>
          <Button variant="contained" color="ball" disabled={blocked} onClick={() => void send()}>
            {isSending ? 'Sending...' : `Send ${countOf(chosen.length, 'email')}`}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <Typography color="textSecondary">
          Each email was written again with today’s profile and addresses. No coach gets one twice.
        </Typography>
        {sender && <SenderNote sender={sender} />}
        <DailyLimitNote emails={(data ?? []).filter(({ status, isExample }) => status === 'kept' && !isExample).length} />
        <HeldBackNotes open={open} chosen={chosen} onConfirm={confirm} />
        {data === undefined && <Waiting error={error} onRetry={() => void refetch()} />}
        {chosen.length > 0 && (
          <ReviewStep campaign={campaign} chosen={chosen} mails={mails} confirmed={confirmed} onConfirm={confirm} looked={looked} />
        )}
      </Box>
    </ResponsiveDialog>
  );
}
