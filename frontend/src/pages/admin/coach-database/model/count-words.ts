import { countOf } from '@/shared/lib/figures';
import type { SchoolStaff } from './staff-of';

/** "12 schools, 40 coaches" */
export function countWords(list: readonly SchoolStaff[]): string {
  const coaches = list.reduce((sum, { staff }) => sum + staff.length, 0);
  return `${countOf(list.length, 'school')}, ${countOf(coaches, 'coach', 'coaches')}`;
}
