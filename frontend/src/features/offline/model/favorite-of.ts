import type { Favorite, School } from '@/entities/school';

/** A school as a favorite, with only the fields that the directory has. */
export function favoriteOf({ id, name, division }: School): Favorite {
  return {
    id: `pending-${id}`,
    schoolId: id,
    matchPercentage: null,
    positionNeedScore: null,
    createdAt: '',
    school: { name, division },
  };
}
