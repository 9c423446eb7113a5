import Button from '@mui/material/Button';
import { type Campaign, useChangeScheduleMutation, useResumeCampaignMutation } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { ResponsiveDialog } from '@/shared/ui/responsive-dialog';
import { useToast } from '@/shared/ui/toast';
import { rightNow } from '../../model/schedule/when';
import { useWhen } from './use-when';
import { WhenSection } from './when-section';

interface ChangeTimesProps {
  campaign: Campaign;
  onClose: () => void;
}

/** Sets new times for the waiting emails; a paused campaign is resumed with them. */
export function ChangeTimes({ campaign, onClose }: ChangeTimesProps) {
  const toast = useToast();
  const state = useWhen(campaign.id, true, undefined, { ...rightNow, way: 'morning' });
  const [change, changing] = useChangeScheduleMutation();
  const [resume, resuming] = useResumeCampaignMutation();
  const pending = changing.isLoading || resuming.isLoading;

  async function save(): Promise<void> {
    const { request: schedule } = state;
    if (schedule === null) return;
    const { id, status } = campaign;
    try {
      if (status === 'paused') await resume({ id, resumeCampaignRequest: { schedule } }).unwrap();
      else await change({ id, changeScheduleRequest: { schedule } }).unwrap();
      toast({ title: 'Times Changed', description: 'The waiting emails are sent at the new times.' });
      onClose();
    } catch (error) {
      toast({ variant: 'destructive', title: 'Failed to Change Times', description: errorText(error, 'Please try again in a moment.') });
    }
  }

  const actions = (
    <Button variant="contained" disabled={!state.isReady || pending} onClick={() => void save()}>
      {pending ? 'Saving...' : 'Save times'}
    </Button>
  );
  return (
    <ResponsiveDialog open maxWidth="sm" title="Change Times" onClose={onClose} actions={actions}>
      <WhenSection state={state} />
    </ResponsiveDialog>
  );
}
