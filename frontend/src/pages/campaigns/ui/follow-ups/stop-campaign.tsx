import { useState } from 'react';
import Stop from '@mui/icons-material/StopCircleOutlined';
import Button from '@mui/material/Button';
import { type Campaign, useStopCampaignMutation } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useToast } from '@/shared/ui/toast';

/** Ends everything of a campaign after one question; `steps`: follow-ups that have not started. */
export function StopCampaign({ campaign, steps }: { campaign: Campaign; steps: number }) {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [stop, { isLoading }] = useStopCampaignMutation();
  const { id, name, queuedCount } = campaign;
  if (queuedCount === 0 && steps === 0) return null;

  async function confirm(): Promise<void> {
    try {
      await stop(id).unwrap();
      toast({ title: 'Campaign stopped', description: `Nothing more of “${name}” will be sent.` });
    } catch (error) {
      toast({ variant: 'destructive', title: 'Campaign not stopped', description: errorText(error, 'Please try again in a moment.') });
    }
    setAsking(false);
  }

  return (
    <>
      <Button color="error" startIcon={<Stop />} onClick={() => setAsking(true)}>
        Stop
      </Button>
      <ConfirmDialog
        open={asking}
        title="Stop this campaign?"
        confirmLabel="Stop campaign"
        closeLabel="Keep campaign"
        pendingLabel="Stopping..."
        pending={isLoading}
        destructive
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {`${countOf(queuedCount, 'waiting email')} will not be sent, and ${countOf(steps, 'follow-up')} will not start. What was sent stays. This cannot be undone.`}
      </ConfirmDialog>
    </>
  );
}
