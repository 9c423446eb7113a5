import type { School } from '@/entities/school';
import type { Choice } from './choice';

const order = ['NCAA', 'NAIA', 'NJCAA', 'CCCAA', 'NCCAA', 'USCAA', 'U SPORTS'] as const satisfies readonly School['association'][];

/** Where the school's association comes in their order; after all of them without one. */
export function associationRank({ association }: School): number {
  return association === null ? order.length : order.indexOf(association);
}

/** The associations that schools of the directory belong to, each with its number of schools; those of none last. */
export function associationChoices(schools: readonly School[]): Choice[] {
  const counts = new Map<string, number>();
  for (const { association } of schools) counts.set(association ?? '', (counts.get(association ?? '') ?? 0) + 1);
  return [...order, ''].flatMap((value) => {
    const count = counts.get(value);
    return count === undefined ? [] : [{ value, label: `${value === '' ? 'Not known' : value} (${count})` }];
  });
}
