import { useCallback } from 'react';
import { useChangeTargetSchoolMutation } from '@/entities/school';
import { errorText } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import type { Track } from './track';

/** The athlete's tracking of schools; a change that the server refuses is undone and reported. */
export function useTracking(): Track {
  // The state of the request is not used here, so it must not cause a render.
  const [change] = useChangeTargetSchoolMutation({ selectFromResult: () => ({}) });
  const toast = useToast();
  return useCallback(
    async (schoolId, changeTargetSchoolDto) => {
      const answer = await change({ schoolId, changeTargetSchoolDto });
      if (answer.error === undefined) return true;
      const description = errorText(answer.error, 'Your change could not be saved. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
      return false;
    },
    [change, toast],
  );
}
