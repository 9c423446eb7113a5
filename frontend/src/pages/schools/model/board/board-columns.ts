import type { LeadLevel, School } from '@/entities/school';
import { leadLevels } from '../tracking/lead-levels';

export interface BoardColumn {
  level: LeadLevel;
  label: string;
  meaning: string;
  schools: readonly School[];
}

/** The schools by lead level, each column in the order of the list; empty columns too. */
export function boardColumns(schools: readonly School[]): BoardColumn[] {
  return leadLevels.map((words) => ({
    ...words,
    schools: schools.filter(({ leadLevel }) => leadLevel === words.level),
  }));
}
