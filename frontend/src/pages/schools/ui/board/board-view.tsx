import ViewKanban from '@mui/icons-material/ViewKanbanOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { School } from '@/entities/school';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import type { SchoolFilters } from '../../model/filters/school-filters';
import type { Track } from '../../model/tracking/track';
import type { Followed } from '../../model/board/use-followed';
import { NoSchools } from '../no-schools';
import { SchoolBoard } from './school-board';

interface BoardViewProps {
  schools: readonly School[];
  followed: Followed;
  filters: SchoolFilters;
  onFilter: (change: Partial<SchoolFilters>) => void;
  onTrack: Track;
  /** Back to the list. */
  onList: () => void;
}

/** The board in each of its states. */
export function BoardView({ schools, followed, filters, onFilter, onTrack, onList }: BoardViewProps) {
  if (followed.error !== undefined) {
    return <ErrorState title="Your board could not be loaded" error={followed.error} onRetry={followed.retry} />;
  }
  if (followed.ids === null) return <SkeletonList rows={3} rowHeight={110} label="Loading board" />;
  if (followed.ids.size === 0) {
    return (
      <Card>
        <EmptyState
          icon={<ViewKanban />}
          title="Your board is empty"
          action={
            <Button variant="contained" onClick={onList}>
              Show the list
            </Button>
          }
        >
          Schools you star or track appear here by lead level.
        </EmptyState>
      </Card>
    );
  }
  if (schools.length === 0) {
    return (
      <Card>
        <NoSchools filters={filters} directoryEmpty={false} noFavorites={false} onFilter={onFilter} />
      </Card>
    );
  }
  return <SchoolBoard schools={schools} targets={followed.targets} onTrack={onTrack} />;
}
