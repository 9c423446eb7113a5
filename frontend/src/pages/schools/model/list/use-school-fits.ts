import { useMemo } from 'react';
import { useSession } from '@/entities/athlete';
import { type ContactWindow, type School, useContactWindows, useListSchoolFitsQuery } from '@/entities/school';
import { canSortForYou } from './can-sort-for-you';
import { fitsById, type SchoolFits } from './school-fit';
import { windowsById } from './windows-by-id';
import { type AskedSort, type SchoolSort, sortOf } from './school-sort';

export interface KnownFits {
  /** null while they load, or cannot be loaded: then the list does without. */
  fits: SchoolFits | null;
  /** Divisions whose minimum the athlete is below. */
  gates: readonly string[];
  /** Whether position, class, town and GPA are known, so that an order by fit is meaningful. */
  isForYou: boolean;
  /** The same of the athlete, whether or not the fits are there yet. */
  canBeForYou: boolean;
}

const noWindows: readonly ContactWindow[] = [];

/** How every school fits the athlete who is signed in. */
export function useSchoolFits(schools: readonly School[]): KnownFits {
  const { user } = useSession();
  const { data } = useListSchoolFitsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: windows = noWindows } = useContactWindows();
  const openings = useMemo(() => windowsById(schools, windows), [schools, windows]);
  const fits = useMemo(() => (data === undefined ? null : fitsById(data, openings)), [data, openings]);
  const canBeForYou = canSortForYou(user);
  const gates = useMemo(() => (data?.gates ?? []).map(({ division }) => division), [data]);
  return { fits, gates, isForYou: canBeForYou && fits !== null, canBeForYou };
}

/** The order of the list, once the athlete's profile is loaded. */
export function useSort(asked: AskedSort, { fits, isForYou }: Pick<KnownFits, 'fits' | 'isForYou'>): SchoolSort {
  const hasFits = fits !== null;
  return useMemo(() => sortOf(asked, { isForYou, hasFits }), [asked, isForYou, hasFits]);
}
