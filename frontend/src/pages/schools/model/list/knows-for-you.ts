import type { User } from '@/entities/athlete';

/** Position, class, town and GPA are known, so that the order of fit says something. */
export function knowsForYou(user: User | null): boolean {
  return [user?.position, user?.graduationYear, user?.city, user?.state, user?.gpa].every((value) => value !== null && value !== undefined);
}
