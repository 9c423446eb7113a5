import type { LeadLevel } from '@/entities/school';
import { leadLevels } from '../tracking/lead-levels';

/** The level one column to the left (-1) or the right (1); null beyond the ends. */
export function neighbourLevel(level: LeadLevel, step: -1 | 1): LeadLevel | null {
  const place = leadLevels.findIndex((known) => known.level === level);
  return leadLevels[place + step]?.level ?? null;
}
