import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { activityNote, activityTitle, useFamilyLogInfiniteQuery } from '@/entities/family';
import type { FamilyActivityDto } from '@/shared/api';
import { momentWords } from '@/shared/lib/dates';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';

function Line({ line }: { line: FamilyActivityDto }) {
  const note = activityNote(line);
  return (
    <Box component="li" sx={{ listStyle: 'none', py: 1, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{activityTitle(line)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {note === '' ? momentWords(line.at) : `${note} · ${momentWords(line.at)}`}
      </Typography>
    </Box>
  );
}

function Lines() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useFamilyLogInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data === undefined) {
    return error === undefined ? (
      <SkeletonList rows={3} rowHeight={44} label="Loading past decisions" />
    ) : (
      <ErrorState title="We couldn’t load past decisions" error={error} onRetry={() => void refetch()} />
    );
  }
  const lines = data.pages.flatMap((page) => page.lines);
  return (
    <>
      {lines.length === 0 && <Typography color="textSecondary">No decisions yet.</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </Box>
      {hasNextPage && (
        <Button color="inherit" variant="outlined" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Show older'}
        </Button>
      )}
    </>
  );
}

/** What guardians decided and when, as they read it too. */
export function FamilyLog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box sx={{ mt: 1.5 }}>
      <Button color="inherit" variant="outlined" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Past decisions
      </Button>
      {isOpen && (
        <Box sx={{ mt: 1 }}>
          <Lines />
        </Box>
      )}
    </Box>
  );
}
