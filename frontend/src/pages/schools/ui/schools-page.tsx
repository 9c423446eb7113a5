import Box from '@mui/material/Box';
import { useSession } from '@/entities/athlete';
import { useListSchoolsQuery } from '@/entities/school';
import { ImportSchoolsButton } from '@/features/csv-import';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useFavorites } from '../model/use-favorites';
import { useListState } from '../model/list/use-list-state';
import { SchoolList } from './school-list';
import { SearchBox } from './filters/search-box';

/** The directory: find schools, mark favorites, see and add coaches. */
export function SchoolsPage() {
  const { user } = useSession();
  const schools = useListSchoolsQuery();
  const favorites = useFavorites();
  const { typed, type, ...list } = useListState();
  return (
    <>
      <PageHeader
        title="Schools"
        subtitle={<Box sx={{ display: { xs: 'none', sm: 'block' } }}>Track your recruiting progress and coach contacts</Box>}
        actions={
          <>
            <SearchBox value={typed} total={schools.data?.length ?? null} onType={type} />
            {user?.isAdmin === true && <ImportSchoolsButton />}
          </>
        }
      />
      {schools.data !== undefined && <SchoolList schools={schools.data} favorites={favorites} {...list} />}
      {schools.data === undefined && schools.error !== undefined && (
        <ErrorState title="The schools could not be loaded" error={schools.error} onRetry={() => void schools.refetch()} />
      )}
      {schools.data === undefined && schools.error === undefined && <SkeletonList rows={8} rowHeight={66} label="Loading schools" />}
    </>
  );
}
