import type { SchoolStaff } from './staff-of';

const some = (count: number, one: string, many: string) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** "12 schools, 40 coaches" */
export function countWords(list: readonly SchoolStaff[]): string {
  const coaches = list.reduce((sum, { staff }) => sum + staff.length, 0);
  return `${some(list.length, 'school', 'schools')}, ${some(coaches, 'coach', 'coaches')}`;
}
