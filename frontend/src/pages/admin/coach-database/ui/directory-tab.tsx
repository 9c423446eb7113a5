import { useMemo, useState } from 'react';
import SearchOff from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type School, useListSchoolsQuery } from '@/entities/school';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { countWords } from '../model/count-words';
import type { DirectoryTask } from '../model/directory-task';
import { staffOf } from '../model/staff-of';
import { useFilters } from '../model/use-filters';
import { useTargets } from '../model/use-targets';
import { useVerify } from '../model/use-verify';
import { FilterRow } from './filter-row';
import { SchoolEntries } from './school-entries';
import { TaskDialog } from './task-dialog';

/** Every school with its staff. */
export function DirectoryTab() {
  const { data, error, refetch } = useListSchoolsQuery();
  if (data !== undefined) return <Directory schools={data} />;
  if (error === undefined) return <SkeletonList rows={8} rowHeight={70} label="Loading schools" />;
  return <ErrorState title="The schools could not be loaded" error={error} onRetry={() => void refetch()} />;
}

function Directory({ schools }: { schools: readonly School[] }) {
  const control = useFilters();
  const targets = useTargets();
  const verify = useVerify();
  const [task, setTask] = useState<DirectoryTask | null>(null);
  const { filters, choose } = control;
  const list = useMemo(() => staffOf(schools, filters), [schools, filters]);
  const clear = () => choose({ search: '', division: 'all', position: 'all' });
  return (
    <>
      <FilterRow control={control} onAddSchool={() => setTask({ kind: 'write school', school: null })} />
      <Typography role="status" color="textSecondary" sx={{ mb: 1.5 }}>
        {countWords(list)}
      </Typography>
      {list.length === 0 && (
        <Card>
          <EmptyState
            icon={<SearchOff />}
            title="No school matches"
            action={
              <Button variant="outlined" onClick={clear}>
                Clear filters
              </Button>
            }
          >
            Search by the name of a school or coach, or by a title such as Recruiting Coordinator.
          </EmptyState>
        </Card>
      )}
      <SchoolEntries list={list} targets={targets} onTask={setTask} onVerify={verify} />
      {task !== null && <TaskDialog task={task} onClose={() => setTask(null)} />}
    </>
  );
}
