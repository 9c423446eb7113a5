import { contactOrder } from './contact-order.js';
import { engagementWords } from './engagement-words.js';
import { committedSchool, signedSchool } from './is-open-school.js';
import { isBeforeHighSchool, isYoung } from '../calendar/is-young.js';
import { recommendApproach } from './recommend-approach.js';
import type { SchoolStrategy } from '../strategy.js';
import type { StrategyMaterial } from '../strategy-material.js';

/** One plan for each favorite, in the material's order. `position` is a code or ''. */
export function planSchools({ facts, schools, today }: StrategyMaterial, position: string): SchoolStrategy[] {
  const toShow = {
    hasFilm: facts.some(({ key }) => key === 'film'),
    isYoung: isYoung(facts, today),
    isTooEarly: isBeforeHighSchool(facts, today),
    signedWith: signedSchool(schools)?.name ?? null,
    isBelowMinimum: schools.some(({ fit }) => fit.gate !== null),
    committedTo: committedSchool(schools)?.name ?? null,
  };
  return schools.map((school) => ({
    schoolId: school.id,
    school: school.name,
    division: school.division,
    subdivision: school.subdivision,
    location: `${school.city}, ${school.state}`,
    rosterFit: school.rosterFit,
    engagementHistory: engagementWords(school.engagement),
    recommendedApproach: recommendApproach(school, today, toShow),
    contactPriority: contactOrder(school, position),
  }));
}
