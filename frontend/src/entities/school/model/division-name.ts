import type { School } from './school';

/** "D1", or "Not Available" for a school whose division is not known. */
export function divisionName(division: School['division']): string {
  return division === 'na' ? 'Not Available' : division;
}
