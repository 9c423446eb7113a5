import Box from '@mui/material/Box';
import { useSession } from '@/entities/athlete';
import { ImportSchoolsButton } from '@/features/csv-import';
import { ErrorState } from '@/shared/ui/error-state';
import { PageHeader } from '@/shared/ui/page-header';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { useFavorites } from '../model/use-favorites';
import { useListedSchools } from '../model/list/use-listed-schools';
import { useListState } from '../model/list/use-list-state';
import { SchoolList } from './school-list';
import { SearchBox } from './filters/search-box';

/** The directory: find schools, mark favorites, see and add coaches. */
export function SchoolsPage() {
  const { user } = useSession();
  const favorites = useFavorites();
  const { typed, type, ...list } = useListState();
  const { schools, total, error, retry } = useListedSchools(list.state);
  return (
    <>
      <PageHeader
        title="Schools"
        subtitle={<Box sx={{ display: { xs: 'none', sm: 'block' } }}>Track your recruiting progress and coach contacts</Box>}
        actions={
          <>
            <SearchBox value={typed} total={total} onType={type} />
            {user?.isAdmin === true && <ImportSchoolsButton />}
          </>
        }
      />
      {schools !== null && <SchoolList schools={schools} total={total ?? schools.length} favorites={favorites} {...list} />}
      {error !== undefined && <ErrorState title="The schools could not be loaded" error={error} onRetry={retry} />}
      {schools === null && error === undefined && <SkeletonList rows={8} rowHeight={66} label="Loading schools" />}
    </>
  );
}
