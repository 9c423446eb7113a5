import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { useSendPlatformTestMailMutation } from '../api/operations-api';

interface TestMail {
  /** Resolves when the server has answered. */
  send: () => Promise<void>;
  sending: boolean;
}

/** Sends a test email to the admin's own address and reports the result. */
export function useTestMail(): TestMail {
  const [start, { isLoading }] = useSendPlatformTestMailMutation();
  const toast = useToast();

  async function send(): Promise<void> {
    try {
      const { to, delivery } = await start().unwrap();
      if (delivery === 'delivered') toast({ title: 'Test email sent', description: `Look for it at ${to}, also in spam.` });
      else toast({ title: 'Test email kept', description: 'There is no mail server. The email is in the outbox below.' });
    } catch (error) {
      const description = errorText(error, 'Please try again in a moment.');
      toast({ title: 'The test email was not sent', description, variant: 'destructive' });
    }
  }

  return { send, sending: isLoading };
}
