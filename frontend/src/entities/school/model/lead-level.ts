import type { SchoolDto } from '../api/school.gen';

/** How far an athlete and a school are, as the athlete sees it. */
export type LeadLevel = SchoolDto['leadLevel'];
