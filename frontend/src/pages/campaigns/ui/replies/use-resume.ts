import { type Campaign, useResumeCampaignMutation } from '@/entities/campaign';
import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';

/** Resumes a paused campaign, from another address when one is given, and reports the result. */
export function useResume({ id, name }: Campaign) {
  const toast = useToast();
  const [resume, { isLoading }] = useResumeCampaignMutation();

  async function run(sendFrom?: string): Promise<void> {
    try {
      await resume({ id, resumeCampaignRequest: sendFrom === undefined ? {} : { sendFrom } }).unwrap();
      toast({ title: 'Campaign Resumed', description: `The emails of “${name}” are being sent again.` });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Failed to Resume Campaign',
        description: errorText(error, 'Please try again in a moment.'),
      });
    }
  }

  return { resume: (sendFrom?: string) => void run(sendFrom), resuming: isLoading };
}
