import type { User } from '@/entities/athlete';

/** Whether position, class, town and GPA are known, so that an order by fit is meaningful. */
export function canSortForYou(user: User | null): boolean {
  return [user?.position, user?.graduationYear, user?.city, user?.state, user?.gpa].every((value) => value !== null && value !== undefined);
}
