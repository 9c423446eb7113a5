import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CampaignEmail } from '@/entities/campaign';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useDecide } from './use-decide';

interface MailDecisionProps {
  campaignId: string;
  email: CampaignEmail;
}

function goesTo(address: string, before: string): string {
  const same = address.trim().toLowerCase() === before.trim().toLowerCase();
  return same ? `Send again goes to ${address}.` : `Send again goes to ${address}, the corrected address.`;
}

/** What the athlete can do about an email: decide about an unknown one, send a refused one again. */
export function MailDecision({ campaignId, email }: MailDecisionProps) {
  const [asking, setAsking] = useState(false);
  const { decide, isDeciding } = useDecide(campaignId);
  const addressId = useId();
  const { status, coach, sendAgainTo, toAddress } = email;
  if (status !== 'unknown' && status !== 'failed') return null;
  const name = `${coach.firstName} ${coach.lastName}`.trim();
  const unsure = status === 'unknown';

  function sendAgain(): void {
    setAsking(false);
    void decide(email, 'send_again');
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75 }}>
      {unsure && (
        <Button
          size="small"
          variant="outlined"
          disabled={isDeciding}
          aria-label={`It arrived: email to ${name}`}
          onClick={() => void decide(email, 'arrived')}
        >
          It arrived
        </Button>
      )}
      {sendAgainTo !== null && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          disabled={isDeciding}
          aria-label={`Send again: email to ${name}`}
          aria-describedby={addressId}
          onClick={() => (unsure ? setAsking(true) : sendAgain())}
        >
          Send again
        </Button>
      )}
      <Typography id={addressId} variant="caption" color="textSecondary" sx={{ flex: '1 1 100%', overflowWrap: 'anywhere' }}>
        {sendAgainTo !== null && goesTo(sendAgainTo, toAddress)}
      </Typography>
      <ConfirmDialog open={asking} title="Send it again?" confirmLabel="Send again" onConfirm={sendAgain} onClose={() => setAsking(false)}>
        The first email to {name} may have arrived. Then the coach gets it twice.
      </ConfirmDialog>
    </Box>
  );
}
