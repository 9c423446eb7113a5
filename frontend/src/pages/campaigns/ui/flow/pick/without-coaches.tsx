import Typography from '@mui/material/Typography';
import type { Recipient } from '@/entities/campaign';
import { useListFavoritesQuery } from '@/entities/school';
import { paths } from '@/shared/routes';
import { AppLink } from '@/shared/ui/app-link';

interface WithoutCoachesProps {
  recipients: readonly Recipient[];
}

const named = 3;

/** Favorites that are missing from the list, because nobody knows a coach there. */
export function WithoutCoaches({ recipients }: WithoutCoachesProps) {
  const { data = [] } = useListFavoritesQuery();
  const reached = new Set(recipients.map(({ schoolId }) => schoolId));
  const missing = data.filter(({ schoolId }) => !reached.has(schoolId)).map(({ school }) => school.name);
  if (missing.length === 0) return null;
  const more = missing.length - named;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      No coach is known at {missing.slice(0, named).join(', ')}
      {more > 0 && ` and ${more} more`}. <AppLink to={paths.schools}>Add a contact on the Schools page</AppLink>
    </Typography>
  );
}
