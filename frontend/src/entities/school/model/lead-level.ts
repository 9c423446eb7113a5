import type { SchoolDto } from '@/shared/api';

/** How far an athlete and a school are, as the athlete sees it. */
export type LeadLevel = SchoolDto['leadLevel'];
