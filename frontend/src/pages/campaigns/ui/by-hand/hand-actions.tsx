import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Campaign, CampaignEmail } from '@/entities/campaign';
import { coachNameOf } from '../../model/by-hand/coach-name-of';
import { HandDialog } from './hand-dialog';
import { NotedReplyDialog } from './noted-reply-dialog';
import { useByHand } from './use-by-hand';

interface HandActionsProps {
  campaign: Campaign;
  email: CampaignEmail;
}

const answerable: readonly CampaignEmail['status'][] = ['sent', 'opened', 'auto_reply'];

/** What the athlete can do by hand about one email: send it, take that back, note a reply, remove it. */
export function HandActions({ campaign, email }: HandActionsProps) {
  const [dialog, setDialog] = useState<'send' | 'reply' | null>(null);
  const { undoSent, removeReply, isBusy } = useByHand(campaign.id);
  const { status, channel, reply } = email;
  const name = coachNameOf(email);
  const noted = reply?.isNoted ?? false;
  const actions = [
    ...(status === 'kept' && !email.isExample ? [{ label: 'Send by hand', run: () => setDialog('send') }] : []),
    ...(answerable.includes(status) ? [{ label: 'They replied', run: () => setDialog('reply') }] : []),
    ...(noted
      ? [
          { label: 'Change reply', run: () => setDialog('reply') },
          { label: 'Remove reply', run: () => void removeReply(email) },
        ]
      : []),
    ...(status === 'sent' && channel !== 'email' ? [{ label: 'Undo “I sent it”', run: () => void undoSent(email) }] : []),
  ];
  if (actions.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75 }}>
      {actions.map(({ label, run }) => (
        <Button
          key={label}
          size="small"
          variant="outlined"
          color="inherit"
          disabled={isBusy}
          aria-label={`${label}: ${name}`}
          sx={{ minHeight: { xs: 44, md: 36 } }}
          onClick={run}
        >
          {label}
        </Button>
      ))}
      {dialog === 'send' && <HandDialog campaign={campaign} startId={email.id} onClose={() => setDialog(null)} />}
      {dialog === 'reply' && <NotedReplyDialog campaignId={campaign.id} email={email} onClose={() => setDialog(null)} />}
    </Box>
  );
}
