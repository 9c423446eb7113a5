import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Campaign, CampaignEmail } from '@/entities/campaign';
import { coachNameOf } from '../../model/by-hand/coach-name-of';
import { type HandChoice, handChoices } from '../../model/by-hand/hand-choices';
import { HandDialog } from './hand-dialog';
import { NotedReplyDialog } from './noted-reply-dialog';
import { useByHand } from './use-by-hand';

interface HandActionsProps {
  campaign: Campaign;
  email: CampaignEmail;
}

const labels: Record<HandChoice, string> = {
  send: 'Send by hand',
  note_reply: 'They replied',
  change_reply: 'Change reply',
  remove_reply: 'Remove reply',
  undo: 'Undo “I sent it”',
};

/** Actions for one email that is sent by hand: send it, undo that, note a reply, remove the reply. */
export function HandActions({ campaign, email }: HandActionsProps) {
  const [dialog, setDialog] = useState<'send' | 'reply' | null>(null);
  const { undoSent, removeReply, isBusy } = useByHand(campaign.id);
  const runs: Record<HandChoice, () => void> = {
    send: () => setDialog('send'),
    note_reply: () => setDialog('reply'),
    change_reply: () => setDialog('reply'),
    remove_reply: () => void removeReply(email),
    undo: () => void undoSent(email),
  };
  const choices = handChoices(email);
  return (
    <>
      {choices.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75 }}>
          {choices.map((choice) => (
            <Button
              key={choice}
              size="small"
              variant="outlined"
              color="inherit"
              disabled={isBusy}
              aria-label={`${labels[choice]}: ${coachNameOf(email)}`}
              sx={{ minHeight: { xs: 44, md: 36 } }}
              onClick={runs[choice]}
            >
              {labels[choice]}
            </Button>
          ))}
        </Box>
      )}
      {dialog === 'send' && <HandDialog campaign={campaign} startId={email.id} onClose={() => setDialog(null)} />}
      {dialog === 'reply' && <NotedReplyDialog campaignId={campaign.id} email={email} onClose={() => setDialog(null)} />}
    </>
  );
}
