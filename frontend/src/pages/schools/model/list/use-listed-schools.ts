import { useSession } from '@/entities/athlete';
import { type FirstSchools, type School, useFirstSchools, useListSchoolsQuery } from '@/entities/school';
import { canSortForYou } from './can-sort-for-you';
import { writeListState } from './list-address';
import type { ListState } from './list-state';

interface ListedSchools {
  /** All schools, or the first of them while the rest is under way; null while none can be shown. */
  schools: readonly School[] | null;
  /** Of the directory; null while it is not known. */
  total: number | null;
  /** Why there are none. */
  error: unknown;
  retry: () => void;
}

/** The first page of the list, where it came with the document; none where another order or a filter is asked for. */
function useStart(state: ListState): FirstSchools | undefined {
  const { user } = useSession();
  const { data } = useFirstSchools();
  return !canSortForYou(user) && writeListState(state).toString() === '' ? data : undefined;
}

/** The directory, as far as it is there. */
export function useListedSchools(state: ListState): ListedSchools {
  const all = useListSchoolsQuery();
  const start = useStart(state);
  const error = all.data === undefined ? all.error : undefined;
  const retry = () => void all.refetch();
  if (all.data !== undefined) return { schools: all.data, total: all.data.length, error, retry };
  if (start === undefined || error !== undefined) return { schools: null, total: null, error, retry };
  return { schools: start.schools, total: start.total, error, retry };
}
