import { useCallback } from 'react';
import { useChangeTargetSchoolMutation } from '@/entities/school';
import { errorText, textChanged } from '@/shared/api';
import { useToast } from '@/shared/ui/toast';
import type { TextSave } from './text-save';

type TextField = 'notes' | 'nextStep';

/** Stores a text about a school, but never over one that was not seen; what the server refuses is shown. */
export function useTrackText(schoolId: number): (field: TextField) => TextSave {
  const [change] = useChangeTargetSchoolMutation({ selectFromResult: () => ({}) });
  const toast = useToast();
  return useCallback(
    (field) => async (text, before) => {
      const changeTargetSchoolDto = { [field]: text, [`${field}Before`]: before };
      const { error } = await change({ schoolId, changeTargetSchoolDto });
      if (error === undefined) return { kind: 'saved' };
      const stored = textChanged(error)?.[field];
      if (typeof stored === 'string') return { kind: 'conflict', stored };
      const description = errorText(error, 'Your change could not be saved. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
      return { kind: 'failed' };
    },
    [change, schoolId, toast],
  );
}
