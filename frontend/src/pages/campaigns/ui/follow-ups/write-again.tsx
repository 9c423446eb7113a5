import Button from '@mui/material/Button';
import { useGetAttachmentsQuery, useWriteAgainMutation } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import type { GoTo } from '../use-page-address';

/** A new draft for the coaches who did not answer, with them picked. */
export function WriteAgain({ campaignId, count, goTo }: { campaignId: string; count: number; goTo: GoTo }) {
  const toast = useToast();
  const { data: attachments } = useGetAttachmentsQuery(campaignId);
  const [write, { isLoading }] = useWriteAgainMutation();
  if (count === 0) return null;

  async function start(): Promise<void> {
    try {
      const made = await write(campaignId).unwrap();
      if (attachments && (attachments.files.length > 0 || attachments.attachesProfile)) {
        toast({ title: 'Files are not attached again', description: 'Attach them to this draft if they belong to it.' });
      }
      goTo({ campaignId: made.campaignId, coaches: made.coachIds.join(','), step: null }, 'push');
    } catch (error) {
      toast({ variant: 'destructive', title: 'No campaign created', description: errorText(error, 'Please try again in a moment.') });
    }
  }

  return (
    <Button variant="outlined" disabled={isLoading} onClick={() => void start()}>
      Write to the {count} who did not answer
    </Button>
  );
}
