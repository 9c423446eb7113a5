import { useCallback } from 'react';
import type { Coach } from '@/entities/school';
import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import { useVerifyCoachMutation } from '../api/coach-database-api';

/** Notes that an entry was found right today. */
export function useVerify(): (coach: Coach) => void {
  const [verify] = useVerifyCoachMutation();
  const toast = useToast();
  return useCallback(
    ({ id, name }: Coach) => {
      verify(id)
        .unwrap()
        .then(
          () => toast({ title: `${name} is marked as verified` }),
          (error: unknown) => {
            const description = errorText(error, 'Please try again in a moment.');
            toast({ title: 'The entry was not marked', description, variant: 'destructive' });
          },
        );
    },
    [verify, toast],
  );
}
