import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type EmailEntry, useResolveEmailMutation } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useToast } from '@/shared/ui/toast';

type Outcome = 'arrived' | 'send_again';

function useDecision({ id, campaignId, toAddress }: EmailEntry) {
  const toast = useToast();
  const [resolve, { isLoading }] = useResolveEmailMutation();

  async function decide(outcome: Outcome): Promise<void> {
    const decideMailRequest = { outcome, toAddress: outcome === 'send_again' ? toAddress : undefined };
    try {
      await resolve({ id: campaignId, emailId: id, decideMailRequest }).unwrap();
      toast({ title: outcome === 'arrived' ? 'Noted' : 'Sending Again' });
    } catch (error) {
      toast({ title: 'Nothing Was Changed', description: errorText(error, 'Please try again in a moment.'), variant: 'destructive' });
    }
  }

  return { decide, isLoading };
}

/** For an answer that was not sent, or whose delivery is not confirmed: the athlete decides. Sending again uses the same row. */
export function AnswerDecision({ email }: { email: EmailEntry }) {
  const [asking, setAsking] = useState(false);
  const { decide, isLoading } = useDecision(email);
  const unsure = email.status === 'unknown';
  const again = () => {
    setAsking(false);
    void decide('send_again');
  };
  const button = { size: 'small', variant: 'outlined', disabled: isLoading } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {unsure && (
        <Button {...button} onClick={() => void decide('arrived')}>
          It arrived
        </Button>
      )}
      <Button {...button} color="inherit" onClick={unsure ? () => setAsking(true) : again}>
        Send again
      </Button>
      <ConfirmDialog open={asking} title="Send it again?" confirmLabel="Send again" onConfirm={again} onClose={() => setAsking(false)}>
        The first try may have arrived. Then the coach gets it twice.
      </ConfirmDialog>
    </Box>
  );
}
