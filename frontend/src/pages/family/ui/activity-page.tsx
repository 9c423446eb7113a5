import { useState } from 'react';
import History from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ActivityPart, useFamilyActivityInfiniteQuery, useListFamilyAthletesQuery } from '@/entities/family';
import { EmptyState } from '@/shared/ui/empty-state';
import { FilterChips } from '@/shared/ui/filter-chips';
import { PageHeader } from '@/shared/ui/page-header';
import { ActivityLine } from './activity-line';
import { Loaded } from './loaded';

const parts = [
  { value: '', label: 'Everything' },
  { value: 'sent', label: 'Sent' },
  { value: 'replies', label: 'Replies' },
  { value: 'decisions', label: 'Decisions' },
];

/** What was sent, who replied and who decided what, newest first. */
export function ActivityPage() {
  const { data: athletes = [] } = useListFamilyAthletesQuery();
  const [part, setPart] = useState('');
  const [athleteId, setAthleteId] = useState('');
  const choice = { part: part === '' ? undefined : (part as ActivityPart), athleteId: athleteId === '' ? undefined : athleteId };
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useFamilyActivityInfiniteQuery(choice, {
    refetchOnMountOrArgChange: true,
  });
  const all = [{ value: '', label: 'All athletes' }, ...athletes.map((one) => ({ value: one.athleteId, label: one.athleteName }))];
  return (
    <>
      <PageHeader title="Activity" subtitle="What was sent, who replied and who decided what." />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
        {athletes.length > 1 && <FilterChips label="Athlete" choices={all} value={athleteId} onChoose={setAthleteId} />}
        <FilterChips label="What to show" choices={parts} value={part} onChoose={setPart} />
        <Loaded what="the activity" data={data} error={error} onRetry={() => void refetch()}>
          {({ pages }) => {
            const lines = pages.flatMap((page) => page.lines);
            if (lines.length === 0) {
              return <EmptyState icon={<History />} title="Nothing here yet" />;
            }
            return (
              <Box component="ul" sx={{ m: 0, p: 0 }}>
                {lines.map((line) => (
                  <ActivityLine key={`${line.kind} ${line.id}`} line={line} />
                ))}
              </Box>
            );
          }}
        </Loaded>
        {hasNextPage && (
          <Button variant="outlined" color="inherit" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Loading...' : 'Show older'}
          </Button>
        )}
      </Box>
    </>
  );
}
