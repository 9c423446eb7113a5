import type { School } from '../model/school';

/** A school as returned by `GET /api/schools`; a test overrides the fields it needs. */
export function schoolFixture(over: Partial<School> = {}): School {
  return {
    id: 1,
    name: 'Akron',
    division: 'D1',
    subdivision: 'FBS',
    association: 'NCAA',
    conference: 'Mid-American',
    state: 'OH',
    city: 'Akron',
    mascot: 'Zips',
    websiteUrl: 'https://www.uakron.edu/',
    aliases: [],
    introEmailSent: false,
    responseGotten: false,
    filmSent: false,
    twitterConnection: false,
    leadLevel: 'cold',
    coaches: [],
    ...over,
  };
}
