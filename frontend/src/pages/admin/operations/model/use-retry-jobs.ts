import { errorText } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { useToast } from '@/shared/ui/toast';
import { useRetryFailedJobsMutation } from '../api/operations-api';

/** Gives the failed jobs of a queue another try; `onRetried` when they wait again. */
export function useRetryJobs(onRetried: () => void): (queue: string) => void {
  const [retry] = useRetryFailedJobsMutation();
  const toast = useToast();
  return (queue) => {
    retry(queue)
      .unwrap()
      .then(
        ({ retried }) => {
          toast({ title: `${countOf(retried, 'job is', 'jobs are')} tried again` });
          onRetried();
        },
        (error: unknown) => {
          const description = errorText(error, 'Please try again in a moment.');
          toast({ title: 'The jobs were not tried again', description, variant: 'destructive' });
        },
      );
  };
}
