import type { LeadLevel, School } from '@/entities/school';

/** What can be done with a card; the functions stay the same from draw to draw. */
export interface BoardActions {
  onOpen: (schoolId: number) => void;
  onMove: (school: School, level: LeadLevel) => void;
}
