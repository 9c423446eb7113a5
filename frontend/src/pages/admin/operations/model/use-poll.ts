import { errorText } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { useToast } from '@/shared/ui/toast';
import { useStartReplyPollMutation } from '../api/operations-api';

interface Poll {
  poll: () => void;
  polling: boolean;
}

/** Has all connected mailboxes looked into now; `onStarted` when the server said yes. */
export function usePoll(onStarted: () => void): Poll {
  const [start, { isLoading }] = useStartReplyPollMutation();
  const toast = useToast();

  function poll(): void {
    start()
      .unwrap()
      .then(
        ({ mailboxes }) => {
          toast({ title: `Checking ${countOf(mailboxes, 'mailbox', 'mailboxes')}` });
          onStarted();
        },
        (error: unknown) => {
          const description = errorText(error, 'Please try again in a moment.');
          toast({ title: 'The check was not started', description, variant: 'destructive' });
        },
      );
  }

  return { poll, polling: isLoading };
}
