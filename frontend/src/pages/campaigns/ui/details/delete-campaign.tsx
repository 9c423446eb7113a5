import { useState } from 'react';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { type Campaign, useDeleteCampaignMutation } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useToast } from '@/shared/ui/toast';

interface DeleteCampaignProps {
  campaign: Campaign;
  onDeleted: () => void;
}

function consequence({ name, sentCount, queuedCount }: Campaign): string {
  if (sentCount === 0 && queuedCount === 0) return `“${name}” was not sent to anyone. Its text cannot be restored.`;
  const waiting = queuedCount > 0 ? `${countOf(queuedCount, 'waiting email')} will not be sent. ` : '';
  const sent = sentCount > 0 ? ` ${countOf(sentCount, 'sent email')} will still count on Home and in your schools.` : '';
  return `${waiting}“${name}” disappears from your list and cannot be restored.${sent}`;
}

/** Deletes a campaign after one question. */
export function DeleteCampaign({ campaign, onDeleted }: DeleteCampaignProps) {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [remove, { isLoading }] = useDeleteCampaignMutation();

  async function confirm(): Promise<void> {
    try {
      await remove(campaign.id).unwrap();
      toast({ title: 'Campaign Deleted', description: `“${campaign.name}” is gone.` });
      onDeleted();
    } catch (error) {
      setAsking(false);
      toast({
        variant: 'destructive',
        title: 'Failed to Delete Campaign',
        description: errorText(error, 'Please try again in a moment.'),
      });
    }
  }

  return (
    <>
      <Button color="inherit" startIcon={<Delete />} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title={campaign.status === 'draft' ? 'Delete this draft?' : 'Delete this campaign?'}
        confirmLabel="Delete campaign"
        pendingLabel="Deleting..."
        pending={isLoading}
        destructive
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {consequence(campaign)}
      </ConfirmDialog>
    </>
  );
}
