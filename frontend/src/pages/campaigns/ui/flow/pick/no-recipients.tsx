import PersonAdd from '@mui/icons-material/PersonAddAlt';
import Star from '@mui/icons-material/StarBorder';
import { useListFavoritesQuery } from '@/entities/school';
import { countOf } from '@/shared/lib/figures';
import { paths } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/app-link';
import { EmptyState } from '@/shared/ui/empty-state';
import { SkeletonList } from '@/shared/ui/skeleton-list';

const toSchools = (
  <LinkButton to={paths.schools} variant="contained">
    Go to Schools
  </LinkButton>
);

/** Nobody to write to: without favorites, or with favorites whose coaches nobody knows yet. */
export function NoRecipients() {
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
    <EmptyState icon={<PersonAdd />} title="No coaches at your favorites yet" action={toSchools}>
      None of your {countOf(data.length, 'favorite')} has a coach in the directory yet. Open a school on the Schools page and add a contact.
      You find coaches’ addresses on the staff page of each college’s athletics site.
    </EmptyState>
  );
}
