import PersonAdd from '@mui/icons-material/PersonAddAlt';
import Star from '@mui/icons-material/StarBorder';
import { useListFavoritesQuery } from '@/entities/school';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { EmptyState } from '@/shared/ui/empty-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';
import { WithoutCoaches } from './without-coaches';

const toSchools = (
  <LinkButton to={paths.schools} variant="contained">
    Go to Schools
  </LinkButton>
);

/** No one to write to: there are no favorites, or no known coaches at the favorites. */
export function NoRecipients({ onAdded }: { onAdded: (schoolId: number) => void }) {
  const { data, isLoading } = useListFavoritesQuery();
  if (isLoading) return <SkeletonList rows={3} label="Loading your favorites" />;
  if (data === undefined || data.length === 0) {
    return (
      <EmptyState icon={<Star />} title="No favorites yet" action={toSchools}>
        You write to the coaches of your favorite schools. Star the schools you would like to play for, then come back.
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState icon={<PersonAdd />} title="No coaches at your favorites yet">
        Coaches’ addresses are on the staff page of each college’s athletics site. Copy one, paste it here, and pick from its coaches.
      </EmptyState>
      <WithoutCoaches recipients={[]} onAdded={onAdded} />
    </>
  );
}
