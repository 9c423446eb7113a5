import { useState } from 'react';
import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { useDecideCorrectionMutation } from '../api/coach-database-api';

/** Decides on a correction and reports the result; `deciding` is true until the server has answered. */
export function useDecide(correctionId: string): { deciding: boolean; decide: (accept: boolean) => Promise<void> } {
  const [send] = useDecideCorrectionMutation();
  const [deciding, setDeciding] = useState(false);
  const toast = useToast();

  async function decide(accept: boolean): Promise<void> {
    setDeciding(true);
    try {
      await send({ id: correctionId, decideCorrectionDto: { accept } }).unwrap();
      toast({ title: accept ? 'Correction accepted' : 'Correction rejected' });
    } catch (error) {
      const description = errorText(error, 'Please try again in a moment.');
      toast({ title: 'The decision was not saved', description, variant: 'destructive' });
    }
    setDeciding(false);
  }

  return { deciding, decide };
}
