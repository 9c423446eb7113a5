import { errorText } from '@/shared/api';
import { countOf } from '@/shared/lib/figures';
import { useToast } from '@/shared/ui/toast';
import { useStartReplyPollMutation } from '../api/operations-api';

interface Poll {
  poll: () => void;
  polling: boolean;
}

/** Starts a reply check of all connected mailboxes; `onStarted` is called when the server accepted. */
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
