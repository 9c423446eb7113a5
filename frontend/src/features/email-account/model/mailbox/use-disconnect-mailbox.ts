import { type MailboxStatus, useDisconnectMailboxMutation } from '@/entities/athlete';
import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';

const done = {
  password: 'Recruit has deleted the password of your mailbox.',
  oauth: 'Recruit has deleted its permission. You can also remove Recruit from the apps of your Microsoft account.',
};

/** Disconnects the mailbox and shows how it went. `signIn`: how it was connected. `onDone`: it is disconnected. */
export function useDisconnectMailbox(signIn: MailboxStatus['signIn'] | undefined, onDone: () => void) {
  const toast = useToast();
  const [end, { isLoading }] = useDisconnectMailboxMutation();

  async function disconnect(): Promise<void> {
    try {
      await end().unwrap();
      onDone();
      toast({ title: 'Mailbox Disconnected', description: done[signIn ?? 'password'] });
    } catch (error) {
      toast({ variant: 'destructive', title: 'Disconnection Failed', description: errorText(error, 'Please try again in a moment.') });
    }
  }

  return { onDisconnect: () => void disconnect(), disconnecting: isLoading };
}
