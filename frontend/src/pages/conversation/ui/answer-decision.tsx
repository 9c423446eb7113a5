import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type EmailEntry, useResolveEmailMutation } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useToast } from '@/shared/ui/toast';

/** An answer that did not leave, or of which nobody knows: the athlete says what holds. Sending again uses the same row. */
export function AnswerDecision({ email: { id, campaignId, status, toAddress } }: { email: EmailEntry }) {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [resolve, { isLoading }] = useResolveEmailMutation();
  const unsure = status === 'unknown';

  async function decide(outcome: 'arrived' | 'send_again'): Promise<void> {
    setAsking(false);
    try {
      await resolve({
        id: campaignId,
        emailId: id,
        decideMailRequest: { outcome, toAddress: outcome === 'send_again' ? toAddress : undefined },
      }).unwrap();
      toast({ title: outcome === 'arrived' ? 'Noted' : 'Sending Again' });
    } catch (error) {
      toast({ title: 'Nothing Was Changed', description: errorText(error, 'Please try again in a moment.'), variant: 'destructive' });
    }
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {unsure && (
        <Button size="small" variant="outlined" disabled={isLoading} onClick={() => void decide('arrived')}>
          It arrived
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        disabled={isLoading}
        onClick={() => (unsure ? setAsking(true) : void decide('send_again'))}
      >
        Send again
      </Button>
      <ConfirmDialog
        open={asking}
        title="Send it again?"
        confirmLabel="Send again"
        onConfirm={() => void decide('send_again')}
        onClose={() => setAsking(false)}
      >
        The first try may have arrived. Then the coach gets it twice.
      </ConfirmDialog>
    </Box>
  );
}
