import { useState } from 'react';
import { useDisconnectGmailMutation } from '@/entities/athlete';
import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';

/** Disconnects Gmail and reports the result. */
export function useDisconnectGmail() {
  const toast = useToast();
  const [end, { isLoading }] = useDisconnectGmailMutation();
  /** Google did not confirm that the access was removed. */
  const [unconfirmed, setUnconfirmed] = useState(false);

  async function disconnect(): Promise<void> {
    try {
      const { revoked } = await end().unwrap();
      setUnconfirmed(!revoked);
      toast({ title: 'Gmail Disconnected', description: 'Your Gmail account has been disconnected successfully.' });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'Disconnection Failed',
        description: errorText(error, 'Failed to disconnect Gmail'),
      });
    }
  }

  return { disconnect, disconnecting: isLoading, unconfirmed };
}
