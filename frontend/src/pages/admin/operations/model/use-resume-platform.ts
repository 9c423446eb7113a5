import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { useResumePlatformMailMutation } from '../api/operations-api';

interface ResumePlatform {
  /** Resolves when the server has answered. */
  resume: () => Promise<void>;
  resuming: boolean;
}

/** Resumes sending from the platform's own address; `onResumed` is called when the server accepted. */
export function useResumePlatform(onResumed: () => void): ResumePlatform {
  const [start, { isLoading }] = useResumePlatformMailMutation();
  const toast = useToast();

  async function resume(): Promise<void> {
    try {
      await start().unwrap();
      toast({ title: 'Sending resumed' });
      onResumed();
    } catch (error) {
      const description = errorText(error, 'Please try again in a moment.');
      toast({ title: 'Sending was not resumed', description, variant: 'destructive' });
    }
  }

  return { resume, resuming: isLoading };
}
