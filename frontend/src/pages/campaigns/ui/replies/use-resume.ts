import { type Campaign, useResumeCampaignMutation } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';

/** Lets a paused campaign go on, and says how it went. */
export function useResume({ id, name }: Campaign) {
  const toast = useToast();
  const [resume, { isLoading }] = useResumeCampaignMutation();

  async function run(): Promise<void> {
    try {
      await resume(id).unwrap();
      toast({ title: 'Campaign Resumed', description: `The mails of “${name}” are leaving again.` });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Failed to Resume Campaign',
        description: errorText(error, 'Please try again in a moment.'),
      });
    }
  }

  return { resume: () => void run(), resuming: isLoading };
}
