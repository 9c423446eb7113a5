import { useDisconnectMailboxMutation } from '@/entities/athlete';
import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';

/** Disconnects the mailbox and shows how it went. `onDone`: it is disconnected. */
export function useDisconnectMailbox(onDone: () => void) {
  const toast = useToast();
  const [end, { isLoading }] = useDisconnectMailboxMutation();

  async function disconnect(): Promise<void> {
    try {
      await end().unwrap();
      onDone();
      toast({ title: 'Mailbox Disconnected', description: 'Recruit has deleted the password of your mailbox.' });
    } catch (error) {
      toast({ variant: 'destructive', title: 'Disconnection Failed', description: errorText(error, 'Please try again in a moment.') });
    }
  }

  return { onDisconnect: () => void disconnect(), disconnecting: isLoading };
}
