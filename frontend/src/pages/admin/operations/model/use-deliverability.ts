import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { useCheckDeliverabilityMutation } from '../api/operations-api';
import { summaryWords } from './finding-words';

interface DeliverabilityCheck {
  check: () => Promise<void>;
  checking: boolean;
}

/** Runs the deliverability check; `onChecked` is called when its result is stored. */
export function useDeliverability(onChecked: () => void): DeliverabilityCheck {
  const [start, { isLoading }] = useCheckDeliverabilityMutation();
  const toast = useToast();

  async function check(): Promise<void> {
    try {
      const { report } = await start().unwrap();
      onChecked();
      toast({ title: 'Check finished', description: summaryWords(report?.findings ?? []) });
    } catch (error) {
      const description = errorText(error, 'Please try again in a moment.');
      toast({ title: 'The check did not finish', description, variant: 'destructive' });
    }
  }

  return { check, checking: isLoading };
}
