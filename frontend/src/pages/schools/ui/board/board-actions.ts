import type { LeadLevel, School } from '@/entities/school';

/** The actions of a card; the functions keep their identity between renders. */
export interface BoardActions {
  onOpen: (schoolId: number) => void;
  onMove: (school: School, level: LeadLevel) => void;
}
