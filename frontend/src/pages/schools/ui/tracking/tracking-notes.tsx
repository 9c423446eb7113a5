import Box from '@mui/material/Box';
import { useSession } from '@/entities/athlete';
import { type School, useListTargetSchoolsQuery } from '@/entities/school';
import { ErrorState } from '@/shared/ui/error-state';
import { useTrackText } from '../../model/tracking/use-track-text';
import { AutosaveField } from './autosave-field';

interface TrackingNotesProps {
  school: School;
}

const longestNotes = 5_000;
const longestNextStep = 300;

/** The texts about a school, blank where there are none; undefined while they are not known. */
function textsIn(targets: readonly { schoolId: number; notes: string; nextStep: string }[] | undefined, id: number) {
  if (targets === undefined) return { notes: undefined, nextStep: undefined };
  const target = targets.find(({ schoolId }) => schoolId === id);
  return { notes: target?.notes ?? '', nextStep: target?.nextStep ?? '' };
}

/** The next step and the notes that an athlete keeps about a school. */
export function TrackingNotes({ school }: TrackingNotesProps) {
  const owner = `${useSession().user?.id ?? ''} ${school.id}`;
  const save = useTrackText(school.id);
  const { notes, nextStep, error, refetch } = useListTargetSchoolsQuery(undefined, {
    selectFromResult: ({ data, error: failure }) => ({ ...textsIn(data, school.id), error: failure }),
  });
  if (notes === undefined && error !== undefined) {
    return <ErrorState title="Your notes could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <AutosaveField
        label="Next step"
        value={nextStep}
        maxLength={longestNextStep}
        placeholder="For example: send junior film"
        storageKey={`next-step ${owner}`}
        onSave={save('nextStep')}
      />
      <AutosaveField
        label="Notes"
        value={notes}
        maxLength={longestNotes}
        placeholder="What you want to remember. Only you see this."
        multiline
        storageKey={`notes ${owner}`}
        onSave={save('notes')}
      />
    </Box>
  );
}
