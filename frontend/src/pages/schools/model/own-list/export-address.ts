import type { School } from '@/entities/school';

/** Where the CSV of these schools in this order is. */
export function exportAddress(schools: readonly School[]): string {
  return `/api/user/target-schools/export.csv?schoolIds=${schools.map(({ id }) => id).join(',')}`;
}
