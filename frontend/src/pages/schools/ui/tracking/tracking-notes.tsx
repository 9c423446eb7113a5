import Box from '@mui/material/Box';
import { type School, useListTargetSchoolsQuery } from '@/entities/school';
import { ErrorState } from '@/shared/ui/error-state';
import type { Track } from '../../model/track';
import { AutosaveField } from './autosave-field';

interface TrackingNotesProps {
  school: School;
  onTrack: Track;
}

const longestNotes = 5_000;
const longestNextStep = 300;

/** The next step and the notes that an athlete keeps about a school. */
export function TrackingNotes({ school, onTrack }: TrackingNotesProps) {
  const { target, known, error, refetch } = useListTargetSchoolsQuery(undefined, {
    selectFromResult: ({ data, error: failure }) => ({
      target: data?.find(({ schoolId }) => schoolId === school.id),
      known: data !== undefined,
      error: failure,
    }),
  });
  if (!known && error !== undefined) {
    return <ErrorState title="Your notes could not be loaded" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <AutosaveField
        label="Next step"
        value={known ? (target?.nextStep ?? '') : undefined}
        maxLength={longestNextStep}
        placeholder="For example: send junior film"
        onSave={(nextStep) => onTrack(school.id, { nextStep })}
      />
      <AutosaveField
        label="Notes"
        value={known ? (target?.notes ?? '') : undefined}
        maxLength={longestNotes}
        placeholder="What you want to remember. Only you see this."
        multiline
        onSave={(notes) => onTrack(school.id, { notes })}
      />
    </Box>
  );
}
