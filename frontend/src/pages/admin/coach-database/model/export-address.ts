import type { DatabaseFilters } from './database-filters';

/** Where the filtered contacts are to be had as CSV. */
export function exportAddress({ search, division, position }: DatabaseFilters): string {
  const params = new URLSearchParams();
  if (search.trim() !== '') params.set('search', search.trim());
  if (division !== 'all') params.set('division', division);
  if (position !== 'all') params.set('position', position);
  const query = params.toString();
  return `/api/admin/coaches/export${query === '' ? '' : `?${query}`}`;
}
