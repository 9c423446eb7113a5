import { useState } from 'react';
import Pause from '@mui/icons-material/PauseCircleOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { type Campaign, type MailSender, useGetMailSenderQuery } from '@/entities/campaign';
import { countOf } from '@/shared/lib/figures';
import { paths } from '@/shared/routes';
import { isOwnAccount, type PausedChoice, pausedChoice } from '../../model/replies/paused-choice';
import { ChangeTimes } from '../schedule/change-times';
import { useResume } from './use-resume';

interface PausedNoticeProps {
  campaign: Campaign;
}

const button = {
  size: 'small',
  sx: { flex: { xs: '1 1 100%', sm: 'none' }, minHeight: { xs: 44, sm: 0 }, overflowWrap: 'anywhere', textAlign: 'center' },
} as const;

// On the colored ground of the notice the usual border cannot be seen.
const quiet = { color: 'inherit', variant: 'outlined', style: { borderColor: 'currentColor' } } as const;

function account({ sender }: Campaign): string {
  if (sender?.via === 'gmail') return sender.address ?? 'a Gmail account';
  return sender?.address ?? 'our address';
}

/** The button to the card of the account that stopped working, or that the campaign was started with; null for the server's own address. */
function reconnectLink(campaign: Campaign, { reason }: MailSender) {
  if (reason === 'gmail_needs_reconnect') return { card: 'gmail', label: 'Reconnect Gmail' };
  if (reason === 'mailbox_needs_reconnect') return { card: 'mailbox', label: 'Reconnect mailbox' };
  const via = campaign.sender?.via;
  return isOwnAccount(via) ? { card: via, label: `Reconnect ${account(campaign)}` } : null;
}

/** The platform's address is the only account that the operator's server stops by itself. */
const stopped =
  'Too many of the last emails from our address came back, so we stopped sending from it. Your emails are kept. When we send again, press Resume. You can also connect your own mailbox on your profile.';

const late = 'They should have been sent more than a day ago, and were not. Send them now, choose a new time, or cancel the campaign.';

const restored =
  'This server was restored from a backup. Some of these emails may have been sent after it was made. Resume sends those that are shown as waiting.';

function why(campaign: Campaign, choice: PausedChoice): string {
  const from = account(campaign);
  if (campaign.pausedReason === 'platform_stopped') return stopped;
  if (campaign.pausedReason === 'by_athlete') return 'You paused this campaign. Nothing is sent until you press Resume.';
  if (campaign.pausedReason === 'schedule_late') return late;
  if (campaign.pausedReason === 'restored') return restored;
  if (choice.kind === 'resume') return `You started this campaign from ${from}. That account is connected again.`;
  const problem = {
    needs_reconnect: campaign.sender?.via === 'mailbox' ? `We can no longer sign in to ${from}.` : `Google no longer lets us use ${from}.`,
    disconnected: `You disconnected ${from}.`,
    account_changed: `You started this campaign from ${from}, which is not your current account.`,
  }[campaign.pausedReason ?? 'account_changed'];
  return `${problem} Nothing is sent from another address unless you choose it.`;
}

function GoOn({ campaign, choice }: PausedNoticeProps & { choice: Exclude<PausedChoice, { kind: 'connect' }> }) {
  const { resume, resuming } = useResume(campaign);
  const other = choice.kind === 'send_from' ? choice.address : undefined;
  const goOn = campaign.pausedReason === 'schedule_late' ? 'Send them now' : 'Resume';
  const label = other === undefined ? goOn : `Send from ${other}`;
  return (
    <Button {...button} variant="contained" color="ball" disabled={resuming} onClick={() => resume(other)}>
      {resuming ? 'Resuming...' : label}
    </Button>
  );
}

function NewTimes({ campaign }: PausedNoticeProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...button} {...quiet} onClick={() => setOpen(true)}>
        Choose a new time
      </Button>
      {open && <ChangeTimes campaign={campaign} onClose={() => setOpen(false)} />}
    </>
  );
}

function Actions({ campaign, choice, sender }: PausedNoticeProps & { choice: PausedChoice; sender: MailSender }) {
  const again = choice.kind === 'resume' ? null : reconnectLink(campaign, sender);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.25 }}>
      {choice.kind !== 'connect' && <GoOn campaign={campaign} choice={choice} />}
      {choice.kind === 'resume' && <NewTimes campaign={campaign} />}
      {again && (
        <Button {...button} {...quiet} component={Link} to={`${paths.profile}#${again.card}`}>
          {again.label}
        </Button>
      )}
      {sender.reason === 'email_not_verified' && (
        <Button {...button} {...quiet} component={Link} to={paths.profile}>
          Confirm your email address
        </Button>
      )}
    </Box>
  );
}

/** Why a campaign is paused, and a button to resume it. */
export function PausedNotice({ campaign }: PausedNoticeProps) {
  const { data: sender } = useGetMailSenderQuery();
  const { queuedCount } = campaign;
  const choice = sender && pausedChoice(campaign, sender);
  return (
    <Alert severity="warning" icon={<Pause />} sx={{ bgcolor: 'brand.ballSoft', color: 'text.primary', overflowWrap: 'anywhere' }}>
      <strong>Paused.</strong> {countOf(queuedCount, 'email')} {queuedCount === 1 ? 'is' : 'are'} waiting. {choice && why(campaign, choice)}
      {choice && <Actions campaign={campaign} choice={choice} sender={sender} />}
    </Alert>
  );
}
