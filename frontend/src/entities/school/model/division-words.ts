import { divisionName } from './division-name';
import type { School } from './school';

/** "D1 FBS", "D2"; outside the NCAA the association ("NAIA"), and "Not Available" where that is not known either. */
export function divisionWords({ division, subdivision, association }: Pick<School, 'division' | 'subdivision' | 'association'>): string {
  if (division === 'na' && association !== null) return association;
  return [divisionName(division), subdivision].filter(Boolean).join(' ');
}
