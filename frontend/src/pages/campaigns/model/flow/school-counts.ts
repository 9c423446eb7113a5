import type { Recipient } from '@/entities/campaign';

export interface SchoolCount {
  schoolId: number;
  name: string;
  coaches: number;
}

/** How many of these coaches each school has, the largest number first. */
export function schoolCounts(leaving: readonly Pick<Recipient, 'schoolId' | 'schoolName'>[]): SchoolCount[] {
  const counts = new Map<number, SchoolCount>();
  for (const { schoolId, schoolName } of leaving) {
    const entry = counts.get(schoolId) ?? { schoolId, name: schoolName, coaches: 0 };
    entry.coaches += 1;
    counts.set(schoolId, entry);
  }
  return [...counts.values()].sort((a, b) => b.coaches - a.coaches || a.name.localeCompare(b.name));
}
