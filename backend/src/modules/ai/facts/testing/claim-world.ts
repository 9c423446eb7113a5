import type { KnownAthlete } from '../domain/checker/known-athlete.js';
import type { WordScope } from '../domain/checker/words/word-scope.js';

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
  gpaScale: null,
  satScore: null,
  actScore: 24,
  intendedMajor: null,
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

/** The athlete of quarterback-sentences.ts, on the same day. */
const ELI: KnownAthlete = {
  ...THEO,
  firstName: 'Eli',
  lastName: 'Vance',
  position: 'QB',
  graduationYear: 2027,
  jerseyNumber: '12',
  height: `6'3"`,
  weight: 214,
  gpa: 3.62,
  gpaScale: null,
  satScore: 1190,
  actScore: null,
  intendedMajor: null,
  highSchool: 'Red Butte High School',
  city: 'Mesa',
  state: 'AZ',
  phone: '480-555-0112',
  coaches: [{ name: 'Luis Ortega', phone: '480-555-0177', email: null }],
  fortyYardDash: { value: 4.78, timing: 'hand' },
  games: [
    passed('Copper Hills', '2026-09-04', { yards: 310, touchdowns: 4, interceptions: 0, of: [22, 31], ran: [5, 24, 1] }),
    passed('Saguaro Valley', '2026-09-11', { yards: 290, touchdowns: 3, interceptions: 1, of: [20, 29], ran: [8, 40, 1] }),
    passed('Dobson Peak', '2026-09-18', { yards: 248, touchdowns: 2, interceptions: 1, of: [18, 30], ran: [6, 32, 0] }),
  ],
};

interface Passed {
  yards: number;
  touchdowns: number;
  interceptions: number;
  /** Completions and attempts. */
  of: [number, number];
  /** Carries, yards and touchdowns. */
  ran: [number, number, number];
}

function passed(opponent: string, date: string, { yards, touchdowns, interceptions, of, ran }: Passed): KnownAthlete['games'][number] {
  const [completions, attempts] = of;
  const [carries, rushingYards, rushingTouchdowns] = ran;
  const passing = { passingYards: yards, passingTouchdowns: touchdowns, interceptions, completions, attempts };
  return { opponent, date, stats: { ...passing, carries, rushingYards, rushingTouchdowns } };
}

const byId = (entries: [string, number][]) => new Map(entries.map(([name, id]) => [name, new Set([id])]));

/** A text of Eli's to a coach of Northern Arizona (school 1), among some other schools. */
export function quarterbackScope(): WordScope {
  return {
    athlete: ELI,
    schoolId: 1,
    right: new Set(['northern arizona', 'flagstaff', 'az', 'arizona', 'dan reyes', 'reyes']),
    directory: {
      mascots: byId([
        ['lumberjacks', 1],
        ['lumberjack', 1],
        ['sun devils', 2],
        ['sun devil', 2],
      ]),
      cities: byId([
        ['flagstaff', 1],
        ['tucson', 3],
        ['tempe', 2],
        ['phoenix', 4],
      ]),
      conferences: byId([
        ['big sky', 1],
        ['big 12', 2],
      ]),
    },
  };
}

/** A text of an athlete's (of Theo's, unless another is meant) to a coach of Lamar (school 1), among some other schools. */
export function claimScope(athlete: KnownAthlete = THEO): WordScope {
  return {
    athlete,
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
