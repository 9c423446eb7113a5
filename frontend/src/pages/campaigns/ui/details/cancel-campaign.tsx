import { useState } from 'react';
import Cancel from '@mui/icons-material/CancelOutlined';
import Button from '@mui/material/Button';
import { type Campaign, useCancelCampaignMutation } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useToast } from '@/shared/ui/toast';

interface CancelCampaignProps {
  campaign: Campaign;
}

/** Cancels the emails of a paused campaign that were not sent yet, after one question. */
export function CancelCampaign({ campaign }: CancelCampaignProps) {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [cancel, { isLoading }] = useCancelCampaignMutation();
  const { id, name, queuedCount, sentCount } = campaign;

  async function confirm(): Promise<void> {
    try {
      await cancel(id).unwrap();
      toast({ title: 'Campaign Cancelled', description: `The waiting emails of “${name}” will not be sent.` });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Failed to Cancel Campaign',
        description: errorText(error, 'Please try again in a moment.'),
      });
    }
    setAsking(false);
  }

  return (
    <>
      <Button color="inherit" startIcon={<Cancel />} onClick={() => setAsking(true)}>
        Cancel campaign
      </Button>
      <ConfirmDialog
        open={asking}
        title="Cancel this campaign?"
        confirmLabel="Cancel campaign"
        closeLabel="Keep campaign"
        pendingLabel="Cancelling..."
        pending={isLoading}
        destructive
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {`${countOf(queuedCount, 'waiting email')} will not be sent.${sentCount > 0 ? ` ${countOf(sentCount, 'sent email')} stay as they are.` : ''}`}
      </ConfirmDialog>
    </>
  );
}
