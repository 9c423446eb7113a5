import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { EmailEntry } from '@/entities/campaign';
import { momentWords } from '@/shared/lib/dates';
import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';
import { StatusPill } from '@/shared/ui/status-pill';
import { emailState } from '../model/email-state';
import { AnswerDecision } from './answer-decision';
import { EmailWays } from './email-ways';
import { MessageFrame } from './message-frame';
import { MessageText } from './message-text';

interface EmailMessageProps {
  coachId: number;
  email: EmailEntry;
  /** Takes an answer back that has not left, or that was marked as sent. */
  onTakeBack: (email: EmailEntry) => void;
}

function whereTo({ toAddress, fromAddress }: EmailEntry): string {
  return fromAddress === null ? `to ${toAddress}` : `from ${fromAddress} to ${toAddress}`;
}

/** What can still be done about an answer; emails of a campaign are managed there. */
function takeBackLabel({ kind, status, channel }: EmailEntry): string | null {
  if (kind !== 'answer') return null;
  if (status === 'queued') return 'Take back';
  return status === 'sent' && channel === 'email_by_hand' ? 'I did not send it' : null;
}

/** Whether the athlete has to decide about an answer. It cannot be sent again to an address that opted out or bounced, or from a deleted campaign. */
function isUndecided({ kind, status, channel, reasonCode, campaignName }: EmailEntry): boolean {
  if (kind !== 'answer' || channel !== 'email' || campaignName === null) return false;
  return status === 'unknown' || (status === 'failed' && reasonCode !== 'suppressed');
}

/** An email of the athlete, exactly as it left, and what became of it. */
export function EmailMessage({ coachId, email, onTakeBack }: EmailMessageProps) {
  const { at, subject, text, openedAt, errorMessage, campaignId, campaignName, kind, dueAt } = email;
  const { tone, word } = emailState(email);
  const takeBack = takeBackLabel(email);
  return (
    <MessageFrame id={email.id} name="You" aside={whereTo(email)} at={at} isOwn>
      <Box sx={{ fontWeight: 640, mt: 0.5, overflowWrap: 'anywhere' }}>{subject}</Box>
      <MessageText>{text}</MessageText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5, fontSize: '0.875rem', color: 'text.secondary' }}>
        <StatusPill tone={tone}>{word}</StatusPill>
        {openedAt !== null && <span>Opened {momentWords(openedAt)} (estimated)</span>}
        {dueAt !== null && <span>Will be sent {momentWords(dueAt)}</span>}
        {kind !== 'answer' && campaignName !== null && (
          <span>
            {kind === 'follow_up' ? 'Follow-up of ' : 'Campaign: '}
            <AppLink to={`${paths.campaigns}?campaign=${campaignId}`}>{campaignName}</AppLink>
          </span>
        )}
        <EmailWays coachId={coachId} email={email} />
        {takeBack !== null && (
          <Button size="small" color="inherit" variant="outlined" onClick={() => onTakeBack(email)}>
            {takeBack}
          </Button>
        )}
      </Box>
      {isUndecided(email) && <AnswerDecision email={email} />}
      {errorMessage !== null && <Box sx={{ mt: 1, fontSize: '0.875rem' }}>{errorMessage}</Box>}
    </MessageFrame>
  );
}
