import { nameKey } from '../../directory/domain/name-key.js';
import type { MatchableSchool } from '../domain/school-matcher.js';
import type { MatchableSchoolsQuery } from '../queries/matchable-schools.query.js';

/** The query's answer for a directory of these schools, all of Division II, with ids from 1. */
export function matchableSchools(...schools: [name: string, state: string][]): MatchableSchoolsQuery {
  const all = schools.map(([name, state], at): MatchableSchool => {
    return { id: at + 1, name, state, division: 'D2', nameKey: nameKey(name), aliases: [] };
  });
  return { all: async () => all } as unknown as MatchableSchoolsQuery;
}
