import type { KnownAthlete } from '../domain/checker/known-athlete.js';
import type { WordScope } from '../domain/checker/word-findings.js';

/** The athlete of claim-sentences.ts, on 21 November 2026. */
export const THEO: KnownAthlete = {
  today: '2026-11-21',
  firstName: 'Theo',
  lastName: 'Marsh',
  position: 'WR',
  graduationYear: 2028,
  jerseyNumber: '4',
  height: `6'0"`,
  weight: 175,
  gpa: 3.4,
  satScore: null,
  actScore: 24,
  highSchool: 'Kestrel Ridge High School',
  city: 'Bend',
  state: 'OR',
  phone: null,
  email: null,
  coaches: [{ name: 'Ray Stubbs', phone: '541-555-0133', email: null }],
  fortyYardDash: null,
  armLength: null,
  handSize: null,
  games: [
    { opponent: 'Pine Hollow', date: '2026-09-05', stats: { receptions: 4, receivingYards: 52, receivingTouchdowns: 1 } },
    { opponent: 'Coldwater', date: '2026-09-12', stats: { receptions: 8, receivingYards: 131, receivingTouchdowns: 2 } },
    { opponent: 'Silver Fork', date: '2026-09-19', stats: { receptions: 5, receivingYards: 103, receivingTouchdowns: 1 } },
  ],
};

/** A text of Theo's to a coach of Lamar (school 1), among some other schools. */
export function claimScope(): WordScope {
  const byId = (entries: [string, number][]) => new Map(entries.map(([name, id]) => [name, new Set([id])]));
  return {
    athlete: THEO,
    schoolId: 1,
    right: new Set(['lamar', 'beaumont', 'tx', 'texas', 'brett okonjo', 'okonjo', 'marcus tillery', 'tillery']),
    directory: {
      mascots: byId([
        ['cardinals', 1],
        ['cardinal', 1],
        ['owls', 2],
        ['owl', 2],
        ['bobcats', 3],
        ['bobcat', 3],
      ]),
      cities: byId([
        ['beaumont', 1],
        ['houston', 2],
        ['san marcos', 3],
        ['huntsville', 5],
      ]),
      conferences: byId([
        ['southland', 1],
        ['american', 2],
        ['sun belt', 3],
        ['big 12', 4],
      ]),
    },
  };
}
