import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { useMakeBackupMutation } from '../api/operations-api';

interface MakeBackup {
  /** Resolves when the server has answered. */
  make: () => Promise<void>;
  starting: boolean;
}

/** Asks the server to make a backup; `onStarted` is called when the server accepted. */
export function useMakeBackup(onStarted: () => void): MakeBackup {
  const [start, { isLoading }] = useMakeBackupMutation();
  const toast = useToast();

  async function make(): Promise<void> {
    try {
      const { isNew } = await start().unwrap();
      if (!isNew) toast({ title: 'A backup is already running', description: 'We did not start a second one.' });
      onStarted();
    } catch (error) {
      const description = errorText(error, 'Please try again in a moment.');
      toast({ title: 'The backup was not started', description, variant: 'destructive' });
    }
  }

  return { make, starting: isLoading };
}
