import { useMemo } from 'react';
import { type School, searchSchools, useListSchoolsQuery } from '@/entities/school';

const none: readonly School[] = [];

/**
 * The schools that a search means, as the list of schools understands it ("UGA", "ohio st", a letter wrong). Only asked for while
 * `needed`: words alone find most, and the directory is large.
 */
export function useSchoolsMeant(search: string, needed: boolean): readonly School[] {
  const isNeeded = needed && search.trim() !== '';
  const { data } = useListSchoolsQuery(undefined, { skip: !isNeeded });
  return useMemo(() => (isNeeded && data !== undefined ? searchSchools(data, search) : none), [isNeeded, data, search]);
}
